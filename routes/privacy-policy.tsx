// /privacy-policy: the GDPR notice.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The GDPR notice. */
export function privacyPolicy(c: AppContext) {
  return renderPage(c, 'privacy-policy');
}
