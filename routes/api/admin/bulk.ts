// The admin calls that change many items at once, and the menu order of case studies.
import { Hono } from 'hono';
import { bulkInput, menuOrderInput } from '#db/contract/bulk.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { changeItems, reorderCaseStudies } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

function bulkRoutes(kind: ItemKind) {
  return new Hono<Env>().post('/bulk', jsonOnly(), validJson(bulkInput), async (c) => {
    return c.json(await changeItems(c.var, kind, c.req.valid('json')));
  });
}

export const adminPostBulk = bulkRoutes('post');
export const adminCaseStudyBulk = bulkRoutes('case-study');

export const adminMenuOrder = new Hono<Env>().put(
  '/order',
  jsonOnly(),
  validJson(menuOrderInput),
  async (c) => c.json(await reorderCaseStudies(c.var, c.req.valid('json').ids)),
);
