// /book-a-call/thank-you: the confirmation of a booking.
import type { AppContext } from '#server/context.ts';
import { renderPage } from '../sections/render-page.tsx';

/** Confirms a booking; not for search engines. */
export function bookingThankYou(c: AppContext) {
  return renderPage(c, 'booking-thank-you', { meta: { noIndex: true } });
}
