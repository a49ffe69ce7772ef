// /services: the groups of services.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The services in their groups, each with a case study at its end if there is one. */
export function services(c: AppContext) {
  return renderPage(c, 'services');
}
