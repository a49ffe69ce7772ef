// Keys that the parts of the editor do not bring along.
import { Extension } from '@tiptap/core';
import { perform } from './actions.ts';

interface KeysOptions {
  onLink: () => void;
  onToolbar: () => void;
  onHelp: () => void;
}

/** Mod-K asks for a link, Alt-F10 leads to the toolbar, Mod-/ lists the keys, Mod-\ clears the formatting. */
export const Keys = Extension.create<KeysOptions>({
  name: 'keys',
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
      'Mod-\\': call(() => perform(this.editor, 'clean')),
    };
  },
});
