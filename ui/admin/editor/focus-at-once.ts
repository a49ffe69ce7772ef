// Moves the focus into the text before the next key. Tiptap's own command waits for a frame, and keys pressed meanwhile go
// where the focus was: the first letters of a text into its title.
import { Extension, resolveFocusPosition } from '@tiptap/core';

/** Replaces the command `focus`, with the same arguments. */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      (position = null, { scrollIntoView = true } = {}) =>
      ({ editor, view, tr, dispatch }) => {
        if (position === false || (position === null && view.hasFocus())) return true;
        if (!dispatch) return true;
        const selection = resolveFocusPosition(tr.doc, position);
        if (selection && !tr.selection.eq(selection)) tr.setSelection(selection);
        // after the commands of the same chain, before the next event
        queueMicrotask(() => {
          if (editor.isDestroyed) return;
          view.focus();
          if (scrollIntoView) editor.commands.scrollIntoView();
        });
        return true;
      },
  }),
});
