// Which of the two dialogs that every screen of the back office has is open: one store for the page, without React.

/** `commands` is the palette, `shortcuts` the list of keys. */
export type DeskDialog = 'commands' | 'shortcuts';

let open: DeskDialog | null = null;
const listeners = new Set<() => void>();

/** At most one is open. */
export const desk = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => open,
  show(dialog: DeskDialog | null) {
    open = dialog;
    for (const listener of listeners) listener();
  },
};
