// The admin call that reports whether a slug is taken by an item or by the site itself.
import { Hono } from 'hono';
import { kindOfPath } from '#db/contract/kind-path.ts';
import { slugOwner, slugQuery } from '#db/contract/slug-owner.ts';
import { findItemBySlug } from '#db/queries/items/item-by-slug.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminSlugs = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'findSlugOwner',
    tag: 'Names',
    summary:
      'The item that has a slug, null when it is free, and whether the site needs the address',
    answer: [200, slugOwner],
  }),
  validQuery(slugQuery),
  async (c) => {
    const { kind, slug } = c.req.valid('query');
    const item = await findItemBySlug(c.get('db'), kindOfPath(kind), slug);
    const isReserved = kind === 'documents' && c.get('addresses').isTaken(slug);
    return c.json({ item: item && { id: item.id, title: item.title }, isReserved });
  },
);
