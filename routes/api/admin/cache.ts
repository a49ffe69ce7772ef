// POST /api/admin/cache/clear (docs/contract.md, Other admin calls).
import { Hono } from 'hono';
import { cacheCleared } from '#db/contract/responses.ts';
import { recordChangeOfAll } from '#db/queries/operations/changes.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';

export const adminCache = new Hono<Env>().post(
  '/clear',
  describeRoute({
    operationId: 'clearCache',
    tag: 'Cache',
    summary: 'Clear the page cache',
    answer: [200, cacheCleared],
  }),
  async (c) => {
    // other processes clear their caches when they read this change
    c.get('cache').ignoreChanges([await recordChangeOfAll(c.get('db'))]);
    return c.json({ success: true, ...c.get('cache').clear() } as const);
  },
);
