// Rejects writes that another site makes a browser send, JSON included (docs/contract.md, Same origin).
import { createMiddleware } from 'hono/factory';
import type { AppContext, Env } from '#server/context.ts';
import { bearerOf } from './api-tokens.ts';
import { HttpError } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws 403 for a state-changing call whose `Origin` or `Sec-Fetch-Site` is foreign. A call of the back office with a Bearer
 * token may come from anywhere, because cookies are ignored for it.
 */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!SAFE.has(c.req.method) && !isByToken(c)) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    // neither header: the client is not a browser, and only the session counts
    const foreign =
      (origin !== undefined && origin !== c.env.origin) ||
      (site !== undefined && site !== 'same-origin' && site !== 'none');
    if (foreign) throw new HttpError(403, 'This request came from another site');
  }
  await next();
});

function isByToken(c: AppContext): boolean {
  return c.req.path.startsWith('/api/admin/') && bearerOf(c) !== null;
}
