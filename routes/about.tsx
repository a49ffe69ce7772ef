// /about: the agency.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The agency in figures, milestones, people, awards and clients. */
export function about(c: AppContext) {
  return renderPage(c, 'about');
}
