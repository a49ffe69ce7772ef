// Where a booking button leads until its dialog takes over.
import type { AppContext } from '#server/context.ts';

/** The scheduler's page, else the contact page. */
export function bookingHref(c: AppContext): string {
  return c.var.config.hubspot.meetingsUrl ?? '/contact';
}
