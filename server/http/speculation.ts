// Tells browsers where the rules are by which they may fetch the next page ahead.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Names the rules at `address` on the answers of the pages behind it. */
export function speculatesBy(address: string) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('Speculation-Rules', `"${address}"`);
  });
}
