// /enquiry/thank-you: the confirmation of an enquiry.
import type { AppContext } from '#server/context.ts';
import { renderPage } from '../sections/render-page.tsx';

/** Confirms an enquiry; not for search engines. */
export function enquiryThankYou(c: AppContext) {
  return renderPage(c, 'enquiry-thank-you', { meta: { noIndex: true } });
}
