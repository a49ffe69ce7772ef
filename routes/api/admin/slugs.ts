// The admin call that tells whether a slug is taken.
import { Hono } from 'hono';
import { kindOfPath } from '#db/contract/item-kind.ts';
import { slugOwner, slugQuery } from '#db/contract/slug-owner.ts';
import { findCaseStudyBySlug } from '#db/queries/case-studies.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminSlugs = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'findSlugOwner',
    tag: 'Names',
    summary: 'The item that has a slug, null when it is free',
    answer: [200, slugOwner],
  }),
  validQuery(slugQuery),
  async (c) => {
    const { kind, slug } = c.req.valid('query');
    const find = kindOfPath(kind) === 'post' ? findPostBySlug : findCaseStudyBySlug;
    const item = await find(c.var.db, slug, { includeHidden: true });
    return c.json({ item: item && { id: item.id, title: item.title } });
  },
);
