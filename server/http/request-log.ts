// One line per request, with the id that error lines and the `X-Request-Id` header carry too.
import { createMiddleware } from 'hono/factory';
import type { Env } from '#server/context.ts';

/** Gives the request an id and logs method, path, status and duration; never a query, header or body. */
export const requestLog = createMiddleware<Env>(async (c, next) => {
  const started = performance.now();
  const requestId = Bun.randomUUIDv7('base64url');
  c.set('requestId', requestId);
  await next();
  c.header('X-Request-Id', requestId);
  c.var.log.info({
    requestId,
    method: c.req.method,
    path: withoutKey(c.req.path),
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
  });
});

/** The path; of a share link not the part that opens it. */
function withoutKey(path: string): string {
  return path.replace(/^\/preview\/.+/, '/preview/…');
}
