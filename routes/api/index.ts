// The API: all calls (docs/contract.md, API conventions).
import { Hono, type MiddlewareHandler } from 'hono';
import type { Env } from '#server/context.ts';
import { allowedMethods } from '#server/http/allowed-methods.ts';
import { forgetPrefetched } from '#server/http/speculation-rules-header.ts';
import { adminAnalyticsFile } from './admin/analytics.ts';
import {
  adminCaseStudyBulk,
  adminDocumentBulk,
  adminMenuOrder,
  adminPostBulk,
} from './admin/bulk.ts';
import { adminCache } from './admin/cache.ts';
import { adminCaseStudies } from './admin/case-studies.ts';
import { adminDocuments } from './admin/documents.ts';
import { adminCaseStudyDrafts, adminDocumentDrafts, adminPostDrafts } from './admin/drafts.ts';
import {
  adminCaseStudyDuplicates,
  adminDocumentDuplicates,
  adminPostDuplicates,
} from './admin/duplicates.ts';
import { adminEnquiries, adminEnquiriesFile } from './admin/enquiries.ts';
import { adminLinks } from './admin/links.ts';
import { adminCaseStudyListing, adminPostListing } from './admin/lists.ts';
import { adminMail } from './admin/mail.ts';
import { adminMedia } from './admin/media.ts';
import { adminNames } from './admin/names.ts';
import { adminPosts } from './admin/posts.ts';
import { adminPresence } from './admin/presence.ts';
import {
  adminCaseStudyShares,
  adminDocumentShares,
  adminPostShares,
  adminPreview,
} from './admin/preview.ts';
import { adminSession } from './admin/session.ts';
import { adminSlugs } from './admin/slugs.ts';
import { adminStats } from './admin/stats.ts';
import { adminTokens } from './admin/tokens.ts';
import { adminTrash } from './admin/trash.ts';
import { adminUpload } from './admin/upload.ts';
import {
  adminCaseStudyVersions,
  adminDocumentVersions,
  adminPostVersions,
} from './admin/versions.ts';
import { adminGuard } from './admin-guard.ts';
import { beacon } from './beacon.ts';
import { caseStudies } from './case-studies.ts';
import { enquiries } from './enquiries.ts';
import { openApi } from './openapi.ts';
import { posts } from './posts.ts';
import { search } from './search.ts';

let methodsOf: ReturnType<typeof allowedMethods> | undefined;

/** Responds with 405 to a method that a path does not have. Otherwise `PUT /documents/pages` would reach `/documents/:id`. */
const methodGuard: MiddlewareHandler<Env> = async (c, next) => {
  methodsOf ??= allowedMethods(calls.routes);
  const allowed = methodsOf(c.req.path.slice('/api'.length));
  if (!allowed.includes(c.req.method)) return c.notFound();
  await next();
};

const calls = new Hono<Env>()
  .use('/admin/*', forgetPrefetched)
  .use('/admin/*', adminGuard)
  .use('/admin/*', methodGuard)
  .route('/posts', posts)
  .route('/case-studies', caseStudies)
  .route('/enquiries', enquiries)
  .route('/search', search)
  .route('/beacon', beacon)
  .route('/admin', adminSession)
  .route('/admin/cache', adminCache)
  .route('/admin/posts', adminPostListing)
  .route('/admin/posts', adminPostBulk)
  .route('/admin/posts', adminPosts)
  .route('/admin/posts', adminPostDuplicates)
  .route('/admin/posts', adminPostDrafts)
  .route('/admin/posts', adminPostVersions)
  .route('/admin/posts', adminPostShares)
  .route('/admin/case-studies', adminCaseStudyListing)
  .route('/admin/case-studies', adminCaseStudyBulk)
  // before the calls of one case study, whose `:id` would match `order`
  .route('/admin/case-studies', adminMenuOrder)
  .route('/admin/case-studies', adminStats)
  .route('/admin/case-studies', adminCaseStudies)
  .route('/admin/enquiries', adminEnquiries)
  .route('/admin/enquiries.csv', adminEnquiriesFile)
  .route('/admin/mail', adminMail)
  .route('/admin/analytics.csv', adminAnalyticsFile)
  .route('/admin/case-studies', adminCaseStudyDuplicates)
  .route('/admin/case-studies', adminCaseStudyDrafts)
  .route('/admin/case-studies', adminCaseStudyVersions)
  .route('/admin/case-studies', adminCaseStudyShares)
  .route('/admin/documents', adminDocumentBulk)
  .route('/admin/documents', adminDocuments)
  .route('/admin/documents', adminDocumentDuplicates)
  .route('/admin/documents', adminDocumentDrafts)
  .route('/admin/documents', adminDocumentVersions)
  .route('/admin/documents', adminDocumentShares)
  .route('/admin/names', adminNames)
  .route('/admin/links', adminLinks)
  .route('/admin/slugs', adminSlugs)
  .route('/admin/presence', adminPresence)
  .route('/admin/preview', adminPreview)
  .route('/admin/media', adminMedia)
  .route('/admin/tokens', adminTokens)
  .route('/admin/trash', adminTrash)
  .route('/admin/upload', adminUpload);

export const api = calls.route('/openapi.json', openApi(calls.routes));

/** The API's type, for the typed client of the islands. */
export type Api = typeof api;
