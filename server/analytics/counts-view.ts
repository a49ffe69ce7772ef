// Counts the views of pages that the cache look-up before the framework did not serve.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Counts a page that was sent to a person, in full or as 304. */
export const countsView = createMiddleware<Env>(async (c, next) => {
  await next();
  // skip background renders of the cache
  if (
    c.env.isHead ||
    c.env.renderInfo ||
    c.env.preview ||
    (c.res.status !== 200 && c.res.status !== 304)
  )
    return;
  c.get('analytics')?.countView(c.req.raw, () => c.env.address, true);
});
