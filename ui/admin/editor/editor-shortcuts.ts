// Every shortcut of the editor, for its help dialog and for the shortcut list.
import type { Shortcut } from '#ui/admin/commands/admin-shortcuts.ts';
import { type Action, actions } from './actions.ts';

const OTHER: readonly Shortcut[] = [
  { label: 'Link', keys: 'Mod+K' },
  { label: 'Insert menu', keys: '/' },
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
