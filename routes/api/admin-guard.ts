// Which calls need a session: all of the back office except login and status (docs/contract.md, Session calls). Some accept
// an API token instead (docs/contract.md, API tokens).
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { AUTOMATIC_HEADER } from '#db/limits.ts';
import type { AppContext, Env } from '#server/context.ts';
import { acceptApiToken, bearerOf, limitTokenWrites } from '#server/http/api-tokens.ts';
import { describedRoutes } from '#server/http/describe-route.ts';
import { HttpError } from '#server/http/errors.ts';
import { adminOnly, adminOnlyQuietly } from '#server/http/sessions.ts';

/** The calls of the back office without a session. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(['/api/admin/login', '/api/admin/status']);

/** Paths of calls that are always automatic. */
const AUTOMATIC_PATHS: ReadonlySet<string> = new Set(['/api/admin/presence']);

/**
 * Throws 401 without a session, except for the public paths. A request with a Bearer token is authorised by the token only:
 * 401 when it is not valid, 403 for a call that accepts no token.
 */
export const adminGuard = createMiddleware<Env>(async (c, next) => {
  const bearer = bearerOf(c);
  if (bearer !== null) {
    await assertToken(c, bearer);
    return next();
  }
  if (PUBLIC_PATHS.has(c.req.path)) return next();
  return isAutomatic(c) ? adminOnlyQuietly(c, next) : adminOnly(c, next);
});

/** Whether a page makes the call by itself: such a call does not extend the session. */
function isAutomatic(c: AppContext): boolean {
  return AUTOMATIC_PATHS.has(c.req.path) || c.req.header(AUTOMATIC_HEADER) !== undefined;
}

async function assertToken(c: AppContext, bearer: string): Promise<void> {
  const token = await acceptApiToken(c, bearer);
  if (token === null)
    throw new HttpError(401, 'This API token is not valid', { 'WWW-Authenticate': 'Bearer' });
  // checks all routes that match the address, not only the first
  if (!describedRoutes(matchedRoutes(c)).every(({ takesToken }) => takesToken))
    throw new HttpError(403, 'An API token cannot do this. It can read, and write drafts');
  await limitTokenWrites(c, token);
  c.set('tokenName', token.name);
}
