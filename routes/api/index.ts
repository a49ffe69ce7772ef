// The API, call by call (spec §7, contract §3).
import { Hono } from 'hono';
import type { Env } from '#server/context.ts';
import { staffOnly } from '#server/sessions.ts';
import { adminCache } from './admin/cache.ts';
import { adminCaseStudies } from './admin/case-studies.ts';
import { adminEnquiries, adminEnquiriesFile } from './admin/enquiries.ts';
import { adminPosts } from './admin/posts.ts';
import { adminSession } from './admin/session.ts';
import { adminStats } from './admin/stats.ts';
import { adminUpload } from './admin/upload.ts';
import { caseStudies } from './case-studies.ts';
import { enquiries } from './enquiries.ts';
import { openApi } from './openapi.ts';
import { posts } from './posts.ts';

const STRANGERS_MAY = new Set(['/api/admin/login', '/api/admin/status']);

export const api = new Hono<Env>()
  .use('/admin/*', (c, next) => (STRANGERS_MAY.has(c.req.path) ? next() : staffOnly(c, next)))
  .route('/posts', posts)
  .route('/case-studies', caseStudies)
  .route('/enquiries', enquiries)
  .route('/admin', adminSession)
  .route('/admin/cache', adminCache)
  .route('/admin/posts', adminPosts)
  .route('/admin/case-studies', adminStats)
  .route('/admin/case-studies', adminCaseStudies)
  .route('/admin/enquiries', adminEnquiries)
  .route('/admin/enquiries.csv', adminEnquiriesFile)
  .route('/admin/upload', adminUpload)
  .route('/openapi.json', openApi);

/** The API's shape, for the typed client of the islands. */
export type Api = typeof api;
