// The admin calls for case studies (docs/contract.md, Case studies).
import { Hono } from 'hono';
import { z } from 'zod';
import { caseStudy, caseStudyInput, caseStudyUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { success } from '#db/contract/responses.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));

export const adminCaseStudies = new Hono<Env>()
  .post(
    '/',
    describeRoute({
      operationId: 'createCaseStudy',
      tag: 'Case studies',
      summary: 'Create a case study',
      answer: [201, caseStudy],
      failures: [409],
    }),
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(caseStudyInput),
    async (c) => c.json(await createItem(c.var, 'case-study', c.req.valid('json')), 201),
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
    path,
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
    path,
    async (c) => {
      await deleteItem(c.var, 'case-study', c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  );
