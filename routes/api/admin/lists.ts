// The admin lists: search, filters, sort, pages.
import { Hono } from 'hono';
import { adminCaseStudyQuery, adminPostQuery } from '#db/contract/admin-lists.ts';
import { listAdminCaseStudies, listAdminPosts } from '#db/queries/admin-lists.ts';
import type { Env } from '#server/context.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminPostList = new Hono<Env>().get('/', validQuery(adminPostQuery), async (c) =>
  c.json(await listAdminPosts(c.var.db, c.req.valid('query'))),
);

export const adminCaseStudyList = new Hono<Env>().get(
  '/',
  validQuery(adminCaseStudyQuery),
  async (c) => c.json(await listAdminCaseStudies(c.var.db, c.req.valid('query'))),
);
