// Puts what the process gives the app into each request's context.
import { createMiddleware } from 'hono/factory';
import { type Deps, type Env, nothingShown } from '#server/context.ts';

/** Sets every dependency, the way to ask the app itself, and an empty note on what the request will show. */
export function injectDeps(deps: Deps, ask: Env['Variables']['ask']) {
  return createMiddleware<Env>(async (c, next) => {
    for (const key of Object.keys(deps) as (keyof Deps)[]) c.set(key, deps[key]);
    c.set('ask', ask);
    c.set('showing', c.env.showing ?? nothingShown());
    // the default; pages from the cache and files say otherwise
    c.header('Cache-Control', 'no-store');
    await next();
  });
}
