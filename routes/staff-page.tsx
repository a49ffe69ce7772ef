// /{slug}: a staff page.
import { staffPageOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { slugRedirect } from '#server/http/slug-redirect.ts';
import { notFound } from './not-found.tsx';
import { renderContent } from './sections/render-page.tsx';

/** One level, with the form of a slug. It is the last route, so the addresses of the site take precedence. */
export const STAFF_PAGE_PATH = '/:slug{[a-z0-9]+(?:-[a-z0-9]+)*}';

/** The page, a redirect from one of its former addresses, or the not-found page. */
export async function staffPage(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const page = staffPageOf(c, slug);
  if (page) return renderContent(c, page.content);
  const redirect = await slugRedirect(c, 'document', slug, { ok: true, value: null });
  return redirect ?? notFound(c);
}
