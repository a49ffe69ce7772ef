// The admin shortcuts outside the editor. A test checks that every shortcut in code is listed.

/** `keys` in the kit's notation: 'Mod+Shift+K'. */
export interface Shortcut {
  label: string;
  keys: string;
}

interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

export const adminShortcuts: readonly ShortcutGroup[] = [
  {
    label: 'Everywhere',
    shortcuts: [
      { label: 'Search or jump to…', keys: 'Mod+K' },
      { label: 'Keyboard shortcuts', keys: '?' },
      { label: 'Focus notification', keys: 'F8' },
      { label: 'Close', keys: 'Escape' },
    ],
  },
  {
    label: 'Lists',
    shortcuts: [
      { label: 'Next row', keys: 'J' },
      { label: 'Previous row', keys: 'K' },
      { label: 'Edit', keys: 'E' },
      { label: 'Select', keys: 'X' },
      { label: 'Extend the selection down', keys: 'Shift+ArrowDown' },
      { label: 'Extend the selection up', keys: 'Shift+ArrowUp' },
      { label: 'Actions on the selection', keys: 'A' },
      { label: 'Delete', keys: '#' },
      { label: 'New', keys: 'N' },
      { label: 'Search', keys: '/' },
    ],
  },
  {
    label: 'Enquiries',
    shortcuts: [
      { label: 'Reply', keys: 'R' },
      { label: 'Mark as done', keys: 'E' },
      { label: 'Mark as unread', keys: 'U' },
      { label: 'Delete', keys: '#' },
    ],
  },
  {
    label: 'Forms',
    shortcuts: [
      { label: 'Save draft', keys: 'Mod+S' },
      { label: 'Publish', keys: 'Mod+Shift+Enter' },
      { label: 'Checklist', keys: 'Mod+Shift+L' },
      { label: 'Preview', keys: 'Mod+Shift+P' },
      { label: 'Section tools in the preview', keys: 'Alt+F10' },
    ],
  },
];
