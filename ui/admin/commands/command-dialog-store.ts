// Which of the two dialogs that every screen of the back office has is open: one store for the page, without React.

/** `commands` is the palette, `shortcuts` the list of keys. */
export type DeskDialog = 'commands' | 'shortcuts';

let open: DeskDialog | null = null;
let askedBy: Element | null = null;
const listeners = new Set<() => void>();

/** At most one is open. `giveBack` leads the focus to where it was before the first of them opened. */
export const desk = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => open,
  /** `by` had the focus; the one dialog may open the other without it. */
  show(dialog: DeskDialog | null, by?: Element | null) {
    open = dialog;
    if (by) askedBy = by;
    for (const listener of listeners) listener();
  },
  giveBack() {
    if (askedBy instanceof HTMLElement) askedBy.focus({ preventScroll: true });
  },
};
