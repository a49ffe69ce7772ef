import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { createBookingStore } from './booking-store.ts';
import { BookingContext, useBooking } from './use-booking.ts';

function Shown() {
  return <p>{useBooking().isOpen ? 'open' : 'closed'}</p>;
}

test('using the booking state outside its provider is an error', () => {
  expect(() => renderToString(<Shown />)).toThrow('useBooking() is used outside <BookingContext>');
});

test('booking is closed at first', () => {
  const html = renderToString(
    <BookingContext value={createBookingStore()}>
      <Shown />
    </BookingContext>,
  );
  expect(html).toBe('<p>closed</p>');
});

test('opening and closing notify listeners once', () => {
  const store = createBookingStore();
  const told: boolean[] = [];
  const leave = store.subscribe(() => told.push(store.isOpen()));
  store.open();
  store.open();
  store.close();
  leave();
  store.open();
  expect(told).toEqual([true, false]);
  expect(store.isOpen()).toBe(true);
});
