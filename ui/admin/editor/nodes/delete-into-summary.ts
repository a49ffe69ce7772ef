// ProseMirror fails to join a callout or quotation with a toggle when the selection from one to the other is deleted.
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Deletes a selection that begins before a toggle and ends in its summary, and keeps the toggle. Null for other selections. */
export function deletedIntoSummary({ selection, tr }: EditorState): Transaction | null {
  const { $from, $to } = selection;
  if ($to.parent.type.name !== 'detailsSummary') return null;
  const start = $to.before(-1);
  if ($from.pos >= start) return null;
  tr.delete($to.start(), $to.pos).delete($from.pos, start);
  return tr.setSelection(TextSelection.near(tr.doc.resolve($from.pos), -1)).scrollIntoView();
}

function deleteIntoSummary(view: EditorView): boolean {
  const tr = deletedIntoSummary(view.state);
  if (tr) view.dispatch(tr);
  return tr !== null;
}

/** Deletes such a selection before keys, letters, cutting and pasting act on it. */
export function deleteIntoSummaryPlugin(): Plugin {
  return new Plugin({
    props: {
      handleKeyDown: (view, { key }) =>
        /^(Backspace|Delete|Enter)$/.test(key) && deleteIntoSummary(view) && key !== 'Enter',
      handleTextInput(view, _from, _to, text) {
        if (!deleteIntoSummary(view)) return false;
        view.dispatch(view.state.tr.insertText(text));
        return true;
      },
      handleDOMEvents: {
        cut(view, event) {
          const { dom, text } = view.serializeForClipboard(view.state.selection.content());
          if (!deleteIntoSummary(view)) return false;
          event.clipboardData?.setData('text/html', dom.innerHTML);
          event.clipboardData?.setData('text/plain', text);
          event.preventDefault();
          return true;
        },
        paste(view) {
          deleteIntoSummary(view);
          return false;
        },
      },
    },
  });
}
