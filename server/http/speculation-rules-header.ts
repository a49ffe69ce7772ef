// The Speculation-Rules header: which pages a browser may prefetch.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Sends the address of the rules with the pages behind it. */
export function speculationRulesHeader(address: string) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('Speculation-Rules', `"${address}"`);
  });
}
