// /{slug}: a page that staff made.
import { staffPageOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { slugRedirect } from '#server/http/slug-redirect.ts';
import { notFound } from './not-found.tsx';
import { renderContent } from './sections/render-page.tsx';

/** One level, written as slugs are. The last route of all: the addresses of the site come first. */
export const STAFF_PAGE_PATH = '/:slug{[a-z0-9]+(?:-[a-z0-9]+)*}';

/** The page, or a redirect from one of its former addresses; else the not-found page. */
export async function staffPage(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const page = staffPageOf(c, slug);
  if (page) return renderContent(c, page.content);
  const redirect = await slugRedirect(c, 'document', slug, { ok: true, value: null });
  return redirect ?? notFound(c);
}
