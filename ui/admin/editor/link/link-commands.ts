// The commands that set and remove the link at the caret.
import type { Editor } from '@tiptap/core';

type LinkOptions = {
  href: string;
  /** Whether the link opens in a new tab; ignored for a link card. */
  newTab: boolean;
};

/** Sets the address of the link card or link at the caret, or links the selection; without either, inserts it as linked text. */
export function setLink(editor: Editor, { href, newTab }: LinkOptions): void {
  if (editor.isActive('linkCard')) {
    editor.chain().focus().updateAttributes('linkCard', { href }).run();
    return;
  }
  const target = newTab
    ? { target: '_blank', rel: 'noopener noreferrer' }
    : { target: null, rel: null };
  const link = { ...target, href };
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: link }] }).run();
  else chain.setLink(link).run();
}

/** Removes the link at the caret; the text of a link card becomes a paragraph. */
export function removeLink(editor: Editor): void {
  if (editor.isActive('linkCard')) editor.chain().focus().setParagraph().run();
  else editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
