// /contact: the enquiry form and the offices.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The enquiry form and the offices. */
export function contact(c: AppContext) {
  return renderPage(c, 'contact');
}
