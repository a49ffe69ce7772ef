// POST /api/admin/cache/clear (docs/contract.md, Other admin calls).
import { Hono } from 'hono';
import type { Env } from '#server/context.ts';

export const adminCache = new Hono<Env>().post('/clear', (c) =>
  c.json({ success: true, ...c.var.cache.clear() } as const),
);
