// /book-a-call/thank-you: the confirmation of a booking.
import { company } from '#db/content/company.ts';
import { bookingThanks } from '#db/content/thank-you.ts';
import type { AppContext } from '#server/context.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { pageTitle } from '../page-meta.ts';

/** Confirms a booking; not for search engines. */
export function bookingThankYou(c: AppContext) {
  return c.render(
    <main id="content">
      <ThankYou
        text={bookingThanks}
        sign="ring"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </main>,
    {
      title: pageTitle('Call Booked'),
      description: bookingThanks.text,
      noIndex: true,
      cacheTags: [],
    },
  );
}
