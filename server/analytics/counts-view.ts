// Counts the views of pages that the look-up in front of the framework did not serve.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Counts a page that a person was sent, whole or as not modified. */
export const countsView = createMiddleware<Env>(async (c, next) => {
  await next();
  // the cache renders a page again by itself
  if (
    c.env.isHead ||
    c.env.renderInfo ||
    c.env.preview ||
    (c.res.status !== 200 && c.res.status !== 304)
  )
    return;
  c.var.analytics?.countView(c.req.raw, () => c.env.address, true);
});
