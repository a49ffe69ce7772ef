// The keys of the back office outside the editor. What listens to a key is listed here: a test compares.

/** `keys` as the kit writes them: 'Mod+Shift+K'. */
export interface Shortcut {
  label: string;
  keys: string;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

export const officeShortcuts: readonly ShortcutGroup[] = [
  {
    label: 'Everywhere',
    shortcuts: [
      { label: 'Search or jump to…', keys: 'Mod+K' },
      { label: 'Keyboard shortcuts', keys: '?' },
      { label: 'To the notification', keys: 'F8' },
      { label: 'Close what is open', keys: 'Escape' },
    ],
  },
  {
    label: 'Forms',
    shortcuts: [
      { label: 'Save draft', keys: 'Mod+S' },
      { label: 'Publish', keys: 'Mod+Shift+Enter' },
      { label: 'Preview', keys: 'Mod+Shift+P' },
    ],
  },
];
