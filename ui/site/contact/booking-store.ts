// Whether the booking dialog is open: one store for the whole page, without React.

export interface BookingStore {
  subscribe(listener: () => void): () => void;
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/** A closed booking. */
export function createBookingStore(): BookingStore {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => open,
    open: () => set(true),
    close: () => set(false),
  };
}

/** The booking of this page. */
export const booking = createBookingStore();
