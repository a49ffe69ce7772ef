// The admin call that reports whether a slug is taken by an item or by the site itself.
import { Hono } from 'hono';
import type { Database } from '#db/client.ts';
import { STAFF_PAGE } from '#db/contract/documents/documents.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { kindOfPath } from '#db/contract/kind-path.ts';
import { slugOwner, slugQuery } from '#db/contract/slug-owner.ts';
import { findCaseStudyBySlug } from '#db/queries/case-studies.ts';
import { findDocumentBySlug } from '#db/queries/documents/documents.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

const FIND: Record<ItemKind, (db: Database, slug: string) => Promise<Item | null>> = {
  post: (db, slug) => findPostBySlug(db, slug, { includeHidden: true }),
  'case-study': (db, slug) => findCaseStudyBySlug(db, slug, { includeHidden: true }),
  document: (db, slug) => findDocumentBySlug(db, STAFF_PAGE, slug),
};

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
    const item = await FIND[kindOfPath(kind)](c.var.db, slug);
    const isReserved = kind === 'documents' && c.var.addresses.isTaken(slug);
    return c.json({ item: item && { id: item.id, title: item.title }, isReserved });
  },
);
