// /results: the showcase of figures.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The showcase works without the database; only its links depend on the published case studies. */
export function resultsPage(c: AppContext) {
  return renderPage(c, 'results');
}
