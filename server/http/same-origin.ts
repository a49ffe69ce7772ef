// Rejects writes that another site makes a browser send, JSON included (docs/contract.md, Same origin).
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';
import { HttpError } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws 403 for a state-changing call whose `Origin` or `Sec-Fetch-Site` is foreign. */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    // neither header: the client is no browser, and only the session counts
    const foreign =
      (origin !== undefined && origin !== c.env.origin) ||
      (site !== undefined && site !== 'same-origin' && site !== 'none');
    if (foreign) throw new HttpError(403, 'This request came from another site');
  }
  await next();
});
