// The booking, for the components inside its provider.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BookingStore } from './booking-store.ts';

export const BookingContext = createContext<BookingStore | null>(null);

/** Whether the booking dialog is open, and functions that open and close it. Throws outside its provider. */
export function useBooking(): { isOpen: boolean; open: () => void; close: () => void } {
  const store = useContext(BookingContext);
  if (!store) throw new Error('useBooking() is used outside <BookingContext>');
  const isOpen = useSyncExternalStore(store.subscribe, store.isOpen, () => false);
  return { isOpen, open: store.open, close: store.close };
}
