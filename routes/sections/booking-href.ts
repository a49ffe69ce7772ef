// The link of a booking button until its dialog is hydrated.
import type { AppContext } from '#server/context.ts';

/** The scheduler's page, or without one the contact page. */
export function bookingHref(c: AppContext): string {
  return c.get('config').hubspot.meetingsUrl ?? '/contact';
}
