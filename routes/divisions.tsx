// /divisions: the divisions with their work.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The divisions, each with case studies; without them when the database is unavailable. */
export function divisions(c: AppContext) {
  return renderPage(c, 'divisions');
}
