// Text replaces selected blocks also when it comes from an emoji picker, a dictation or an input method. Browsers would write
// it into the elements of a block, which belong to React.
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { syncSelection } from './sync-selection.ts';

/** Replaces blocks by the text of a `beforeinput` event. Returns whether it did. */
export function insertOverBlocks(view: EditorView, event: InputEvent): boolean {
  syncSelection(view);
  const { selection, tr } = view.state;
  const isInText = selection instanceof TextSelection && selection.$from.sameParent(selection.$to);
  if (isInText || !event.data || !event.cancelable) return false;
  event.preventDefault();
  view.dispatch(tr.insertText(event.data).scrollIntoView());
  return true;
}

/** Replaces a selected block by an empty paragraph, in which the composition of a character can start. */
export function composeOverBlock(view: EditorView): void {
  syncSelection(view);
  const { selection, schema, tr } = view.state;
  const paragraph = schema.nodes.paragraph?.create();
  if (!paragraph || !(selection instanceof NodeSelection) || !selection.node.isBlock) return;
  tr.replaceSelectionWith(paragraph);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from))));
}
