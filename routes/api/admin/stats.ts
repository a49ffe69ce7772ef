// The staff's calls for the figures of a case study (contract §3).
import { Hono } from 'hono';
import { z } from 'zod';
import { statInput, statUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { createStat, deleteStat, updateStat } from '#db/queries/stats.ts';
import type { AppContext, Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const studyPath = validParam(z.object({ id: digits() }));
const statPath = validParam(z.object({ statId: digits() }));

export const adminStats = new Hono<Env>()
  .post('/:id/stats', studyPath, jsonOnly(), validJson(statInput), async (c) => {
    const stat = await createStat(c.var.db, c.req.valid('param').id, c.req.valid('json'));
    purgeStat(c, stat);
    return c.json(stat, 201);
  })
  .put('/stats/:statId', statPath, jsonOnly(), validJson(statUpdate), async (c) => {
    const stat = await updateStat(c.var.db, c.req.valid('param').statId, c.req.valid('json'));
    purgeStat(c, stat);
    return c.json(stat);
  })
  .delete('/stats/:statId', statPath, async (c) => {
    purgeStat(c, await deleteStat(c.var.db, c.req.valid('param').statId));
    return c.json({ success: true } as const);
  });

function purgeStat(c: Pick<AppContext, 'var'>, { caseStudyId }: { caseStudyId: number }) {
  c.var.cache.purge([`case-study:${caseStudyId}`, 'case-studies']);
}
