// The admin calls for the stats of a case study (docs/contract.md, Stats).
import { Hono } from 'hono';
import { z } from 'zod';
import { statInput, statUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { createStat, deleteStat, updateStat } from '#server/admin/save-stat.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const studyPath = validParam(z.object({ id: digits() }));
const statPath = validParam(z.object({ statId: digits() }));

export const adminStats = new Hono<Env>()
  .post('/:id/stats', studyPath, jsonOnly(), validJson(statInput), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await createStat(c.var, id, c.req.valid('json')), 201);
  })
  .put('/stats/:statId', statPath, jsonOnly(), validJson(statUpdate), async (c) => {
    const { statId } = c.req.valid('param');
    return c.json(await updateStat(c.var, statId, c.req.valid('json')));
  })
  .delete('/stats/:statId', statPath, async (c) => {
    await deleteStat(c.var, c.req.valid('param').statId);
    return c.json({ success: true } as const);
  });
