// The admin calls for case studies (docs/contract.md, Case studies).
import { Hono } from 'hono';
import { caseStudy, caseStudyInput, caseStudyUpdate } from '#db/contract/case-studies.ts';
import { success } from '#db/contract/responses.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { getItem } from '#db/queries/items/items.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validId, validJson } from '#server/http/validate.ts';
import { assertNewDraft } from './draft-only.ts';

export const adminCaseStudies = new Hono<Env>()
  .post(
    '/',
    describeRoute({
      operationId: 'createCaseStudy',
      takesToken: true,
      tag: 'Case studies',
      summary: 'Create a case study',
      answer: [201, caseStudy],
      failures: [409],
    }),
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(caseStudyInput),
    async (c) => {
      const input = c.req.valid('json');
      assertNewDraft(c, input);
      return c.json(await createItem(c.var, 'case-study', input, c.get('tokenName')), 201);
    },
  )
  .get(
    '/:id',
    describeRoute({
      operationId: 'getAdminCaseStudy',
      takesToken: true,
      tag: 'Case studies',
      summary: 'A case study for editing',
      answer: [200, caseStudy],
      failures: [404],
    }),
    validId,
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.get('db').read((read) => getItem(read, 'case-study', id)));
    },
  )
  .put(
    '/:id',
    describeRoute({
      operationId: 'updateCaseStudy',
      tag: 'Case studies',
      summary: 'Replace a case study',
      answer: [200, caseStudy],
      failures: [404, 409],
    }),
    validId,
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(caseStudyUpdate),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await updateItem(c.var, 'case-study', id, c.req.valid('json')));
    },
  )
  .delete(
    '/:id',
    describeRoute({
      operationId: 'deleteCaseStudy',
      tag: 'Case studies',
      summary: 'Delete a case study and its stats',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await deleteItem(c.var, 'case-study', c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  );
