// One log line per request, with the id that its error lines and its `X-Request-Id` header carry.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';
import { routeOf } from './route-of.ts';

/** Gives the request an id and logs method, path, status and duration; never a query, header or body. */
export const requestLog = createMiddleware<Env>(async (c, next) => {
  const started = performance.now();
  const requestId = Bun.randomUUIDv7('base64url');
  c.set('requestId', requestId);
  await next();
  const ms = performance.now() - started;
  const method = c.env.isHead ? 'HEAD' : c.req.method;
  const { status } = c.res;
  c.get('metrics')?.record({ method, route: routeOf(c), status }, ms / 1000);
  c.header('X-Request-Id', requestId);
  c.get('log').info({
    requestId,
    method,
    path: withoutToken(c.req.path),
    status,
    ms: Math.round(ms * 10) / 10,
  });
});

/** The path without the token of a share link, even in a malformed link. */
function withoutToken(path: string): string {
  return path.replace(/^\/+preview\/.+/i, '/preview/…');
}
