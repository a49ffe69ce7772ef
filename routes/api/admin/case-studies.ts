// The staff's calls for case studies (contract §3).
import { Hono } from 'hono';
import { z } from 'zod';
import { caseStudyInput, caseStudyUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { createCaseStudy, deleteCaseStudy, updateCaseStudy } from '#db/queries/case-studies.ts';
import { cleanFields } from '#server/admin/clean-fields.ts';
import { purgeItem } from '#server/cache/purge.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));

export const adminCaseStudies = new Hono<Env>()
  .post('/', jsonOnly(ITEM_JSON_MAX_BYTES), validJson(caseStudyInput), async (c) => {
    const study = await createCaseStudy(c.var.db, await cleanFields(c.req.valid('json')));
    purgeItem(c.var.cache, 'case-study', study.id, study, null);
    return c.json(study, 201);
  })
  .put('/:id', path, jsonOnly(ITEM_JSON_MAX_BYTES), validJson(caseStudyUpdate), async (c) => {
    const { id } = c.req.valid('param');
    const input = await cleanFields(c.req.valid('json'));
    const { before, after } = await updateCaseStudy(c.var.db, id, input);
    purgeItem(c.var.cache, 'case-study', id, after, before);
    return c.json(after);
  })
  .delete('/:id', path, async (c) => {
    const { id } = c.req.valid('param');
    await deleteCaseStudy(c.var.db, id);
    purgeItem(c.var.cache, 'case-study', id);
    return c.json({ success: true } as const);
  });
