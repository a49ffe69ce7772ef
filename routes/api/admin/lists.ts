// The admin lists: search, filters, sort, pages.
import { Hono } from 'hono';
import {
  adminCaseStudyQuery,
  adminPostQuery,
  adminCaseStudyList as caseStudyList,
  adminPostList as postList,
} from '#db/contract/admin-lists.ts';
import { listAdminCaseStudies, listAdminPosts } from '#db/queries/admin-lists.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminPostList = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'listAdminPosts',
    tag: 'Posts',
    summary: 'All blog posts for staff, searched, filtered and sorted',
    answer: [200, postList],
  }),
  validQuery(adminPostQuery),
  async (c) => c.json(await listAdminPosts(c.var.db, c.req.valid('query'))),
);

export const adminCaseStudyList = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'listAdminCaseStudies',
    tag: 'Case studies',
    summary: 'All case studies for staff, searched, filtered and sorted',
    answer: [200, caseStudyList],
  }),
  validQuery(adminCaseStudyQuery),
  async (c) => c.json(await listAdminCaseStudies(c.var.db, c.req.valid('query'))),
);
