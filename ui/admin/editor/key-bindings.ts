// Key bindings that no other extension of the editor defines.
import { type Editor, Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { runAction } from './actions.ts';
import { duplicateBlock, moveBlock } from './blocks/blocks.ts';

export interface KeyBindingsOptions {
  onLink: () => void;
  onToolbar: () => void;
  onHelp: () => void;
  onFind: () => void;
  onFocusMode: () => void;
  onBlockMenu: () => void;
}

/** The keys of `editorShortcuts` that belong to no action of a block or mark. */
export const KeyBindings = Extension.create<KeyBindingsOptions>({
  name: 'keyBindings',
  addOptions: () => ({
    onLink() {},
    onToolbar() {},
    onHelp() {},
    onFind() {},
    onFocusMode() {},
    onBlockMenu() {},
  }),
  addKeyboardShortcuts() {
    const call = (act: () => void) => () => {
      act();
      return true;
    };
    return {
      'Mod-k': call(() => this.options.onLink()),
      'Alt-F10': call(() => this.options.onToolbar()),
      'Mod-/': call(() => this.options.onHelp()),
      'Alt-F9': call(() => this.options.onBlockMenu()),
      'Mod-f': call(() => this.options.onFind()),
      'Mod-Shift-f': call(() => this.options.onFocusMode()),
      'Alt-Shift-ArrowUp': () => moveBlock(this.editor, -1),
      'Alt-Shift-ArrowDown': () => moveBlock(this.editor, 1),
      'Mod-Shift-d': () => duplicateBlock(this.editor),
      // the browser would put the caret into the last caption
      'Ctrl-End': () => toEnd(this.editor),
      'Cmd-ArrowDown': () => toEnd(this.editor),
      // on a Mac, and with Caps Lock, Shift leaves the letter small: a key that redoes nothing would then undo
      'Mod-Shift-z': call(() => this.editor.commands.redo()),
      'Mod-\\': call(() => runAction(this.editor, 'clean')),
    };
  },
});

function toEnd({ state, view }: Editor): boolean {
  view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)).scrollIntoView());
  return true;
}
