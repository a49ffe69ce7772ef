// /enquiry/thank-you: the confirmation of an enquiry.
import { company } from '#db/content/company.ts';
import { enquiryThanks } from '#db/content/thank-you.ts';
import type { AppContext } from '#server/context.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { pageTitle } from '../page-meta.ts';

/** Confirms an enquiry; not for search engines. */
export function enquiryThankYou(c: AppContext) {
  return c.render(
    <main id="content">
      <ThankYou
        text={enquiryThanks}
        sign="tick"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </main>,
    {
      title: pageTitle('Enquiry Received'),
      description: enquiryThanks.text,
      noIndex: true,
      cacheTags: [],
    },
  );
}
