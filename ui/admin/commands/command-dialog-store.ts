// Which of the two dialogs on every admin screen is open. One store for the page, without React.

/** `commands` is the palette, `shortcuts` the shortcut list. */
export type CommandDialog = 'commands' | 'shortcuts';

let open: CommandDialog | null = null;
let returnFocusTo: Element | null = null;
const listeners = new Set<() => void>();

/** At most one dialog is open. `restoreFocus` focuses what had the focus before the first one opened. */
export const commandDialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => open,
  /** `focused` gets the focus back later. Omit it when one dialog opens the other. */
  show(dialog: CommandDialog | null, focused?: Element | null) {
    open = dialog;
    if (focused) returnFocusTo = focused;
    for (const listener of listeners) listener();
  },
  restoreFocus() {
    if (returnFocusTo instanceof HTMLElement) returnFocusTo.focus({ preventScroll: true });
  },
};
