// Which calls need a session: all of the back office but login and status (docs/contract.md, Session calls). Some of them take an
// API token in its place (docs/contract.md, API tokens).
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppContext, Env } from '#server/context.ts';
import { acceptApiToken, bearerOf, limitTokenWrites } from '#server/http/api-tokens.ts';
import { describedRoutes } from '#server/http/describe-route.ts';
import { HttpError } from '#server/http/errors.ts';
import { adminOnly, adminOnlyQuietly } from '#server/http/sessions.ts';

/** The calls of the back office that need no session. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(['/api/admin/login', '/api/admin/status']);

/** Calls that a page makes by itself, which extend no session. */
const QUIET_PATHS: ReadonlySet<string> = new Set(['/api/admin/presence']);

/**
 * Throws 401 without a session, except for the public paths. A request with a Bearer token is judged by that alone: 401 when it
 * is not valid, 403 for a call that takes none.
 */
export const adminGuard = createMiddleware<Env>(async (c, next) => {
  const bearer = bearerOf(c);
  if (bearer !== null) {
    await assertToken(c, bearer);
    return next();
  }
  if (PUBLIC_PATHS.has(c.req.path)) return next();
  return QUIET_PATHS.has(c.req.path) ? adminOnlyQuietly(c, next) : adminOnly(c, next);
});

async function assertToken(c: AppContext, bearer: string): Promise<void> {
  const token = await acceptApiToken(c, bearer);
  if (token === null)
    throw new HttpError(401, 'This API token is not valid', { 'WWW-Authenticate': 'Bearer' });
  // every route of the address, not only the one that would answer
  if (!describedRoutes(matchedRoutes(c)).every(({ takesToken }) => takesToken))
    throw new HttpError(403, 'An API token cannot do this. It can read, and write drafts');
  await limitTokenWrites(c, token);
  c.set('tokenName', token.name);
}
