// What is not public, on the very screens that will show it: to staff in a frame, and by share link.
import { findDrafted } from '#db/queries/drafts.ts';
import { findShared } from '#db/queries/shares.ts';
import type { AppContext } from '#server/context.ts';
import type { PageMeta } from '#server/head.tsx';
import { presentablePost, presentableStudy } from '#server/presentable.ts';
import { asPreviewed, type Previewed } from '#server/previews.ts';
import { contentSecurityPolicy } from '#server/security-headers.ts';
import { hashOfShareToken } from '#server/share-tokens.ts';
import { renderCaseStudy, storyOf } from './case-studies/detail.tsx';
import { readingOf, renderArticle } from './insights/article.tsx';
import { notFound } from './not-found.tsx';

/** /vs-admin/preview/{id}: what the form holds. The one page that a frame may show, and only one of this site. */
export async function framedPreview(c: AppContext) {
  c.header('Content-Security-Policy', contentSecurityPolicy(c.var.config, undefined, "'self'"));
  return show(c, c.var.previews.find(c.req.param('id') as string));
}

/** /preview/{token}: the item as its draft is now. Not found when the link is unknown, expired or revoked. */
export async function sharedPreview(c: AppContext) {
  // the address is the key: it must not travel on to where the page's links lead
  c.header('Referrer-Policy', 'no-referrer');
  const hash = hashOfShareToken(c.req.param('token') as string);
  const shared = hash && (await findShared(c.var.db, hash, new Date().toISOString()));
  const item = shared && (await findDrafted(c.var.db, shared.kind, shared.itemId));
  return show(c, shared && item ? asPreviewed(shared.kind, item) : null);
}

async function show(c: AppContext, previewed: Previewed | null) {
  c.header('X-Robots-Tag', 'noindex, nofollow');
  if (previewed === null) return notFound(c);
  if (previewed.kind === 'post') {
    const value = await readingOf(c, presentablePost(previewed.item));
    return renderArticle(c, { ok: true, value }, metaOf('insights', previewed.item.slug, c));
  }
  const value = await storyOf(c, presentableStudy(previewed.item));
  return renderCaseStudy(c, { ok: true, value }, metaOf('case-studies', previewed.item.slug, c));
}

function metaOf(folder: string, slug: string, c: AppContext): Partial<PageMeta> {
  const canonicalUrl = `${c.env.origin}/${folder}/${encodeURIComponent(slug)}`;
  return { noIndex: true, canonicalUrl, structuredData: [] };
}
