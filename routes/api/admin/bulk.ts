// The staff's calls on many items at once, and the menu order of case studies.
import { Hono } from 'hono';
import { bulkInput, menuOrderInput } from '#db/contract/bulk.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { changeInBulk } from '#db/queries/bulk.ts';
import { orderCaseStudies } from '#db/queries/menu-order.ts';
import { purgeItem, purgeOrder } from '#server/cache/purge.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

function bulkRoutes(kind: ItemKind) {
  return new Hono<Env>().post('/bulk', jsonOnly(), validJson(bulkInput), async (c) => {
    const { answer, items } = await changeInBulk(c.var.db, kind, c.req.valid('json'));
    const saved = new Map(items.map((item) => [item.id, item]));
    for (const id of answer.ids) purgeItem(c.var.cache, kind, id, saved.get(id));
    return c.json(answer);
  });
}

export const adminPostBulk = bulkRoutes('post');
export const adminCaseStudyBulk = bulkRoutes('case-study');

export const adminMenuOrder = new Hono<Env>().put(
  '/order',
  jsonOnly(),
  validJson(menuOrderInput),
  async (c) => {
    const answer = await orderCaseStudies(c.var.db, c.req.valid('json').ids);
    purgeOrder(c.var.cache);
    return c.json(answer);
  },
);
