// The words that a panel will change, which the browser shows only while the focus is in the text.
import { Extension } from '@tiptap/core';
import { AllSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks them with the class `editor-chosen` while the focus is elsewhere; the document stays as it is. */
export const ChosenWords = Extension.create({
  name: 'chosenWords',
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
              Decoration.inline(from, to, { class: 'editor-chosen' }),
            ]);
          },
        },
      }),
    ];
  },
});
