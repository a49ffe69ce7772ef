// Every shortcut of the editor, for its help dialog and for the shortcut list.
import type { Shortcut } from '#ui/admin/commands/admin-shortcuts.ts';
import { type Action, actions } from './actions.ts';

const OTHER: readonly Shortcut[] = [
  { label: 'Link', keys: 'Mod+K' },
  { label: 'Insert menu', keys: '/' },
  { label: 'Find and replace', keys: 'Mod+F' },
  { label: 'Focus mode', keys: 'Mod+Shift+F' },
  { label: 'Block menu', keys: 'Alt+F9' },
  { label: 'Move block up', keys: 'Alt+Shift+ArrowUp' },
  { label: 'Move block down', keys: 'Alt+Shift+ArrowDown' },
  { label: 'Duplicate block', keys: 'Mod+Shift+D' },
  { label: 'Focus toolbar', keys: 'Alt+F10' },
  { label: 'Return to text', keys: 'Escape' },
  { label: 'Line break', keys: 'Shift+Enter' },
  { label: 'Editor shortcuts', keys: 'Mod+/' },
];

/** All shortcuts of the editor, including those of its actions. */
export const editorShortcuts: readonly Shortcut[] = [
  ...OTHER,
  ...Object.values<Action>(actions).flatMap(({ label, keys }) => (keys ? { label, keys } : [])),
];
