// The admin calls that change many items at once, and the menu order of case studies.
import { Hono } from 'hono';
import { bulkAnswer, bulkInput, menuOrderAnswer, menuOrderInput } from '#db/contract/bulk.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { assertBulk } from '#server/admin/check-public.ts';
import { changeItems, reorderCaseStudies } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';
import { itemNames } from './item-names.ts';

function bulkRoutes(kind: ItemKind) {
  const { tag, plural, operations } = itemNames[kind];
  return new Hono<Env>().post(
    '/bulk',
    describeRoute({
      operationId: `change${operations}`,
      tag,
      summary: `Publish, unpublish, delete or restore many ${plural}, all or none`,
      answer: [200, bulkAnswer],
      failures: [404, 409],
    }),
    jsonOnly(),
    validJson(bulkInput),
    async (c) => {
      const input = c.req.valid('json');
      if (kind === 'document') await assertBulk(c.var, input);
      return c.json(await changeItems(c.var, kind, input));
    },
  );
}

export const adminPostBulk = bulkRoutes('post');
export const adminCaseStudyBulk = bulkRoutes('case-study');
export const adminDocumentBulk = bulkRoutes('document');

export const adminMenuOrder = new Hono<Env>().put(
  '/order',
  describeRoute({
    operationId: 'orderCaseStudies',
    tag: 'Case studies',
    summary: 'Set the menu order of these case studies',
    answer: [200, menuOrderAnswer],
    failures: [404],
  }),
  jsonOnly(),
  validJson(menuOrderInput),
  async (c) => c.json(await reorderCaseStudies(c.var, c.req.valid('json').ids)),
);
