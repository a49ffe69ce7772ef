// The admin calls that copy an item.
import { Hono } from 'hono';
import { duplicatedItem } from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { duplicateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validId } from '#server/http/validate.ts';
import { itemNames } from './item-names.ts';

function duplicateRoutes(kind: ItemKind) {
  const { tag, singular, operation } = itemNames[kind];
  return new Hono<Env>().post(
    '/:id/duplicate',
    describeRoute({
      operationId: `duplicate${operation}`,
      tag,
      summary: `Copy ${singular} with its pending draft as a new draft`,
      answer: [201, duplicatedItem],
      failures: [404],
    }),
    validId,
    async (c) => {
      const { id, title, slug } = await duplicateItem(c.var, kind, c.req.valid('param').id);
      return c.json({ id, title, slug }, 201);
    },
  );
}

export const adminPostDuplicates = duplicateRoutes('post');
export const adminCaseStudyDuplicates = duplicateRoutes('case-study');
export const adminDocumentDuplicates = duplicateRoutes('document');
