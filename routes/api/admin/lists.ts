// The admin lists: search, filters, sorting, pagination.
import { Hono } from 'hono';
import {
  adminCaseStudyList,
  adminCaseStudyQuery,
  adminPostList,
  adminPostQuery,
} from '#db/contract/admin-lists.ts';
import { listAdminCaseStudies } from '#db/queries/admin-lists/list-case-studies.ts';
import { listAdminPosts } from '#db/queries/admin-lists/list-posts.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminPostListing = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'listAdminPosts',
    takesToken: true,
    tag: 'Posts',
    summary: 'All blog posts for staff, searched, filtered and sorted',
    answer: [200, adminPostList],
  }),
  validQuery(adminPostQuery),
  async (c) => c.json(await listAdminPosts(c.get('db'), c.req.valid('query'))),
);

export const adminCaseStudyListing = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'listAdminCaseStudies',
    takesToken: true,
    tag: 'Case studies',
    summary: 'All case studies for staff, searched, filtered and sorted',
    answer: [200, adminCaseStudyList],
  }),
  validQuery(adminCaseStudyQuery),
  async (c) => c.json(await listAdminCaseStudies(c.get('db'), c.req.valid('query'))),
);
