// Highlights the selected text while a panel has the focus: browsers show a selection only where the focus is.
import { Extension } from '@tiptap/core';
import { AllSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Decorates the selection with the class `editor-selection` while the focus is elsewhere. The document is not changed. */
export const SelectionHighlight = Extension.create({
  name: 'selectionHighlight',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc, selection }) {
            const isText = selection instanceof TextSelection || selection instanceof AllSelection;
            if (editor.isFocused || !isText || selection.empty) return null;
            const { from, to } = selection;
            return DecorationSet.create(doc, [
              Decoration.inline(from, to, { class: 'editor-selection' }),
            ]);
          },
        },
      }),
    ];
  },
});
