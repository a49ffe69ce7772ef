// Which pages a browser may prefetch, and when it must forget what it prefetched.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Sends the address of the rules with the pages behind it. */
export function speculationRulesHeader(address: string) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('Speculation-Rules', `"${address}"`);
  });
}

/**
 * After a change, pages that were prefetched before it are out of date: a browser drops them, so that the next screen shows
 * what was saved. A logout drops them too.
 */
export const forgetPrefetched = createMiddleware<Env>(async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.res.ok) c.header('Clear-Site-Data', '"prefetchCache"');
});
