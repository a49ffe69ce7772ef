// Which calls need a session: all of the back office but login and status (docs/contract.md, Session calls).
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';
import { adminOnly, adminOnlyQuietly } from '#server/http/sessions.ts';

/** The calls of the back office that need no session. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(['/api/admin/login', '/api/admin/status']);

/** Calls that a page makes by itself, which extend no session. */
const QUIET_PATHS: ReadonlySet<string> = new Set(['/api/admin/presence']);

/** Throws 401 without a session, except for the public paths. */
export const adminGuard = createMiddleware<Env>((c, next) => {
  if (PUBLIC_PATHS.has(c.req.path)) return next();
  return QUIET_PATHS.has(c.req.path) ? adminOnlyQuietly(c, next) : adminOnly(c, next);
});
