// The admin calls for the stats of a case study (docs/contract.md, Stats).
import { Hono } from 'hono';
import { z } from 'zod';
import { stat, statInput, statUpdate } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { success } from '#db/contract/responses.ts';
import { createStat, deleteStat, updateStat } from '#server/admin/save-stat.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validId, validJson, validParam } from '#server/http/validate.ts';

const statPath = validParam(z.object({ statId: digits() }));

export const adminStats = new Hono<Env>()
  .post(
    '/:id/stats',
    describeRoute({
      operationId: 'createStat',
      tag: 'Stats',
      summary: 'Add a stat to a case study',
      answer: [201, stat],
      failures: [404],
    }),
    validId,
    jsonOnly(),
    validJson(statInput),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await createStat(c.var, id, c.req.valid('json')), 201);
    },
  )
  .put(
    '/stats/:statId',
    describeRoute({
      operationId: 'updateStat',
      tag: 'Stats',
      summary: 'Replace a stat',
      answer: [200, stat],
      failures: [404],
    }),
    statPath,
    jsonOnly(),
    validJson(statUpdate),
    async (c) => {
      const { statId } = c.req.valid('param');
      return c.json(await updateStat(c.var, statId, c.req.valid('json')));
    },
  )
  .delete(
    '/stats/:statId',
    describeRoute({
      operationId: 'deleteStat',
      tag: 'Stats',
      summary: 'Delete a stat',
      answer: [200, success],
      failures: [404],
    }),
    statPath,
    async (c) => {
      await deleteStat(c.var, c.req.valid('param').statId);
      return c.json({ success: true } as const);
    },
  );
