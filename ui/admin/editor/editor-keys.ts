// Every key of the editor, for its own help and for the list of all keys.
import type { Shortcut } from '#ui/admin/commands/shortcuts.ts';
import { type Action, actions } from './actions.ts';

const MORE: readonly Shortcut[] = [
  { label: 'Link', keys: 'Mod+K' },
  { label: 'Insert menu', keys: '/' },
  { label: 'To the toolbar', keys: 'Alt+F10' },
  { label: 'Back to the text', keys: 'Escape' },
  { label: 'Line break', keys: 'Shift+Enter' },
  { label: 'Keys of the editor', keys: 'Mod+/' },
];

/** What the editor's keys do; an action with keys is among them by itself. */
export const editorKeys: readonly Shortcut[] = [
  ...MORE,
  ...Object.values<Action>(actions).flatMap(({ label, keys }) => (keys ? { label, keys } : [])),
];
