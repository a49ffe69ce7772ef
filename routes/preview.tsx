// Previews of unpublished items on their public screens: for staff in a frame, and by share link.
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import { type Document, isStaffPage } from '#db/contract/documents/documents.ts';
import { slug } from '#db/contract/fields.ts';
import { findItemWithDraft } from '#db/queries/items/drafts.ts';
import { findPreview } from '#db/queries/items/previews.ts';
import { countShareOpening, findShareTarget } from '#db/queries/items/shares.ts';
import { fillCaseStudyForPreview, fillPostForPreview } from '#server/admin/fill-for-preview.ts';
import { type Preview, previewOf } from '#server/admin/previews.ts';
import { hashShareToken } from '#server/admin/share-tokens.ts';
import type { AppContext } from '#server/context.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { hasSession } from '#server/http/sessions.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { PreviewEnded } from '#ui/site/frame/preview-ended.tsx';
import { PreviewNote } from '#ui/site/frame/preview-note.tsx';
import { renderCaseStudy, withNextStudy } from './case-studies/detail.tsx';
import { renderArticle, withRelatedPosts } from './insights/article.tsx';
import { notFound } from './not-found.tsx';
import { pageTitle } from './page-meta.ts';

/** /vs-admin/preview/{id}: the page with the form values, without script. Only this site may frame it, and no other page. */
export async function framedPreview(c: AppContext) {
  c.header('Content-Security-Policy', contentSecurityPolicy(c.get('config'), undefined, true));
  const found = await findPreview(c.get('db'), c.req.param('id') as string);
  return renderPreview(c, found as Preview | null, {
    withoutScript: true,
  });
}

/** /preview/{token}: the present draft. 404 when the link is unknown, expired or revoked; the text names the last two. */
export async function sharedPreview(c: AppContext) {
  // the address contains the token: links on the page must not send it as their referrer
  c.header('Referrer-Policy', 'no-referrer');
  const hash = hashShareToken(c.req.param('token') as string);
  const shared = hash && (await findShareTarget(c.get('db'), hash));
  if (!shared) return renderPreview(c, null);
  const { kind, itemId, expiresAt, revokedAt } = shared;
  if (revokedAt !== null || expiresAt <= new Date().toISOString())
    return renderEnded(c, revokedAt === null ? 'expired' : 'revoked');
  const item = await findItemWithDraft(c.get('db'), kind, itemId);
  if (item) countOpening(c, shared.id);
  return renderPreview(c, item && previewOf(kind, item), {}, <PreviewNote until={expiresAt} />);
}

/** Counts a view of a shared preview without delaying or failing the page. Staff, HEAD and prefetches are not counted. */
function countOpening(c: AppContext, id: number): void {
  if (c.env.isHead || c.req.header('sec-purpose')?.includes('prefetch')) return;
  const now = new Date().toISOString();
  hasSession(c)
    .then((isStaff) => (isStaff ? undefined : countShareOpening(c.get('db'), id, now)))
    .catch((error) => c.get('log').warn({ err: error }, 'opening of a share link was not counted'));
}

async function renderPreview(
  c: AppContext,
  previewed: Preview | null,
  more: Partial<PageMeta> = {},
  note: ReactNode = null,
) {
  c.header('X-Robots-Tag', 'noindex, nofollow');
  if (previewed === null) return notFound(c);
  if (previewed.kind === 'document') return renderDocument(c, previewed.item, more, note);
  if (previewed.kind === 'post') {
    const value = await withRelatedPosts(c, fillPostForPreview(previewed.item));
    const meta = { ...metaOf('insights', previewed.item.slug, c), ...more };
    return renderArticle(c, { ok: true, value }, meta, note);
  }
  const value = await withNextStudy(c, fillCaseStudyForPreview(previewed.item));
  const meta = { ...metaOf('case-studies', previewed.item.slug, c), ...more };
  return renderCaseStudy(c, { ok: true, value }, meta, note);
}

/** The page with a document, or the page that shows most of a collection or setting, with its previewed content. */
async function renderDocument(
  c: AppContext,
  document: Document,
  more: Partial<PageMeta>,
  note: ReactNode,
): Promise<Response> {
  const info = findDocumentType(document.type);
  if (!info) return notFound(c);
  const typed = slug().safeParse(document.slug).data ?? '';
  // at an address used by the site itself, another page would be shown
  const slugOfPage = typed === '' || c.get('addresses').isTaken(typed) ? 'preview' : typed;
  const shown = isStaffPage(document) ? { ...document, slug: slugOfPage } : document;
  const path = isStaffPage(document) ? `/${slugOfPage}` : info.previewAt;
  const { host = '' } = c.req.header();
  const meta = { noIndex: true, structuredData: [], cacheTags: null, ...more };
  const page = await c.get('dispatch')(new Request(c.env.origin + path, { headers: { host } }), {
    ...c.env,
    preview: { document: shown, meta, note },
  });
  return c.body(await page.bytes(), page.status as ContentfulStatusCode, {
    'Content-Type': 'text/html; charset=utf-8',
  });
}

function renderEnded(c: AppContext, why: 'expired' | 'revoked') {
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return c.render(
    <main id="content">
      <PreviewEnded why={why} />
    </main>,
    {
      title: pageTitle(c, 'Preview ended'),
      description: 'This preview link no longer works.',
      noIndex: true,
      cacheTags: null,
      // the address contains the token, so it is not repeated
      canonicalUrl: `${c.env.origin}/`,
      status: 404,
    },
  );
}

function metaOf(folder: string, slug: string, c: AppContext): Partial<PageMeta> {
  const canonicalUrl = `${c.env.origin}/${folder}/${encodeURIComponent(slug)}`;
  return { noIndex: true, canonicalUrl, structuredData: [], cacheTags: null };
}
