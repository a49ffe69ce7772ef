// The admin calls for case studies (docs/contract.md, Case studies).
import { Hono } from 'hono';
import { z } from 'zod';
import { caseStudyInput, caseStudyUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));

export const adminCaseStudies = new Hono<Env>()
  .post('/', jsonOnly(ITEM_JSON_MAX_BYTES), validJson(caseStudyInput), async (c) => {
    return c.json(await createItem(c.var, 'case-study', c.req.valid('json')), 201);
  })
  .put('/:id', path, jsonOnly(ITEM_JSON_MAX_BYTES), validJson(caseStudyUpdate), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await updateItem(c.var, 'case-study', id, c.req.valid('json')));
  })
  .delete('/:id', path, async (c) => {
    await deleteItem(c.var, 'case-study', c.req.valid('param').id);
    return c.json({ success: true } as const);
  });
