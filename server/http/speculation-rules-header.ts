// Which pages a browser may prefetch, and when it must discard them.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Adds the address of the rules to the responses of the pages behind it. */
export function speculationRulesHeader(address: string) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('Speculation-Rules', `"${address}"`);
  });
}

/**
 * After a change, prefetched pages are out of date: makes the browser discard them, so that the next screen shows the saved
 * content. Also used at logout.
 */
export const forgetPrefetched = createMiddleware<Env>(async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.res.ok) c.header('Clear-Site-Data', '"prefetchCache"');
});
