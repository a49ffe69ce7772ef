// Puts what the process gives the app into each request's context.
import { createMiddleware } from 'hono/factory';
import type { Deps, Env } from './context.ts';

/** Sets every dependency, and an empty note on what the request will show. */
export function provide(deps: Deps) {
  return createMiddleware<Env>(async (c, next) => {
    for (const key of Object.keys(deps) as (keyof Deps)[]) c.set(key, deps[key]);
    c.set('showing', { tags: new Set(), incomplete: false, late: null });
    // the default; pages from the cache and files say otherwise
    c.header('Cache-Control', 'no-store');
    await next();
  });
}
