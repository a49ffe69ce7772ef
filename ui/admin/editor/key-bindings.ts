// Key bindings that no other extension of the editor defines.
import { Extension } from '@tiptap/core';
import { runAction } from './actions.ts';

interface KeyBindingsOptions {
  onLink: () => void;
  onToolbar: () => void;
  onHelp: () => void;
}

/** Mod-K edits a link, Alt-F10 focuses the toolbar, Mod-/ lists the shortcuts, Mod-\ clears the formatting. */
export const KeyBindings = Extension.create<KeyBindingsOptions>({
  name: 'keyBindings',
  addOptions: () => ({ onLink() {}, onToolbar() {}, onHelp() {} }),
  addKeyboardShortcuts() {
    const call = (act: () => void) => () => {
      act();
      return true;
    };
    return {
      'Mod-k': call(() => this.options.onLink()),
      'Alt-F10': call(() => this.options.onToolbar()),
      'Mod-/': call(() => this.options.onHelp()),
      'Mod-\\': call(() => runAction(this.editor, 'clean')),
    };
  },
});
