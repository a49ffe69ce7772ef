// /cookie-settings: the cookies of this site and of third parties.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The cookies of this site, and the provider's declaration of those of third parties. */
export function cookieSettings(c: AppContext) {
  return renderPage(c, 'cookie-settings');
}
