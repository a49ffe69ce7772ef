// The not-found page, for any other path.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** Status 404. */
export function notFound(c: AppContext) {
  return renderPage(c, 'not-found', { meta: { noIndex: true, cacheTags: null, status: 404 } });
}
