// Every request's path through the machine, in order. Read this to know what happens to any of them.
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { api } from '#routes/api/index.ts';
import { errorPage } from '#routes/error.tsx';
import { adminRoutes, machineRoutes, previewRoutes, publicRoutes } from '#routes/index.ts';
import { Layout } from '#routes/layout.tsx';
import { notFound } from '#routes/not-found.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import { AdminLayout } from '#routes/vs-admin/layout.tsx';
import { loadIslands } from '#ui/islands/island.tsx';
import { cached } from './cache/cached.ts';
import type { AppContext, Deps, Env } from './context.ts';
import { allowedMethods } from './http/allowed-methods.ts';
import { failureOf, HttpError } from './http/errors.ts';
import { healthz, readyz } from './http/health.ts';
import { injectDeps } from './http/inject-deps.ts';
import { inputErrorMap } from './http/input-error-map.ts';
import { requestLog } from './http/request-log.ts';
import {
  callerOf,
  originOf,
  pageKey,
  type RequestGuard,
  requestGuard,
  targetOf,
} from './http/request-origin.ts';
import { sameOrigin } from './http/same-origin.ts';
import { secured, securityHeaders } from './http/security-headers.ts';
import { adminPagesOnly } from './http/sessions.ts';
import { speculatesBy } from './http/speculation.ts';
import { servePublicFiles } from './http/static-files.ts';
import { renderer } from './render/render.tsx';

export interface App {
  /** Answers a request; `addressOf` gives the socket address of who sent it. Never rejects. */
  fetch(request: Request, addressOf: (request: Request) => string): Response | Promise<Response>;
}

/** The whole site on the given database, assets and folders. */
export function createApp(deps: Deps): App {
  z.config({ customError: inputErrorMap });
  const app = new Hono<Env>();
  const refused = {
    ...securityHeaders(deps.config.origin ?? '', deps.config),
    'Cache-Control': 'no-store',
  };

  app.use(injectDeps(deps, (request, env) => app.fetch(request, env)));
  app.use(requestLog);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz);
  app.use(sameOrigin);
  app.use(servePublicFiles);

  app.route('/api', api);

  app.use(renderer(Layout, metaDefaults));
  // before the pages: /insights/feed.xml is no article
  for (const { path, screen } of machineRoutes) app.get(path, cached([]), screen);
  for (const { path, screen, query = [] } of publicRoutes)
    app.get(path, cached(query), speculatesBy('/speculation-rules.json'), screen);

  app.use('/vs-admin/preview/*', adminPagesOnly);
  for (const { path, screen } of previewRoutes) app.get(path, screen);

  app.use('/vs-admin/*', renderer(AdminLayout, metaDefaults, { admin: true }));
  app.use('/vs-admin/*', adminPagesOnly, adminIslandsLoaded);
  for (const { path, screen } of adminRoutes) app.get(path, screen);

  const methodsOf = allowedMethods(app.routes);
  const guard = requestGuard(deps.config, methodsOf);
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path);
    // a path that takes this method was asked, and had nothing to show
    if (allowed.length > 0 && !allowed.includes(c.req.method))
      throw new HttpError(405, 'This method is not supported here', { Allow: allowed.join(', ') });
    if (isApi(c.req.path)) throw new HttpError(404, 'There is nothing at this address');
    if (c.req.path.endsWith('/') && methodsOf(trimSlashes(c.req.path)).includes(c.req.method)) {
      return withoutSlash(c);
    }
    return notFound(c);
  });

  app.onError(async (error, c) => {
    const { status, headers, body, unexpected } = failureOf(error);
    const about = { requestId: c.var.requestId, err: error };
    if (unexpected) c.var.log.error(about, 'request failed');
    if (status === 503) c.var.log.warn(about, 'data out of reach');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.req.path === '/api/admin/upload')
      return c.json({ ...body, success: false, error: body.message }, status);
    if (isApi(c.req.path) || (status !== 500 && status !== 503)) return c.json(body, status);
    return errorPage(c, status);
  });

  const ask = async (request: Request, address: string) => {
    const origin = originOf(request, deps.config);
    // Hono would answer HEAD with an empty body and its length; Bun leaves the body out and keeps the length
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    const response = await app.fetch(asked, callerOf(request, origin, address, deps.config));
    secured(response.headers, origin, deps.config);
    return response;
  };
  return {
    fetch(request, addressOf) {
      const kept = keptPage(deps, guard, request);
      if (kept) return kept;
      const refusal = guard.refusalOf(request);
      if (refusal) {
        const { status, message, headers } = refusal;
        return Response.json({ message }, { status, headers: { ...refused, ...headers } });
      }
      return ask(request, addressOf(request));
    },
  };
}

/**
 * A fresh page from the cache, in front of everything else: most requests of visitors end here. What it asks of the
 * request it asks once: each question costs more than the look-up.
 */
function keptPage(
  { cache, config }: Deps,
  guard: RequestGuard,
  request: Request,
): Response | Promise<Response> | null {
  const page = cache.find(pageKey(request, config));
  if (!page?.fresh) return null;
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!guard.serves(headers.get('host'))) return null;
  // staff may see more in the API's lists than visitors
  if (headers.has('cookie') && isApi(targetOf(request))) return null;
  return page.answer(headers);
}

/** Nobody but staff waits for the islands of the back office. */
const adminIslandsLoaded = createMiddleware(async (_, next) => {
  await loadIslands((await import('#ui/admin/islands.ts')).adminIslands);
  await next();
});

/** Leads to the address without its last slash; where that leads on, to there in the same hop. */
async function withoutSlash(c: AppContext): Promise<Response> {
  // as it was written: decoded, a path may hold what no header can
  const { origin, pathname, search } = new URL(c.req.url);
  const target = trimSlashes(pathname) + search;
  const { host = '' } = c.req.header();
  const onward = await c.var.ask(new Request(origin + target, { headers: { host } }), c.env);
  await onward.body?.cancel();
  return c.redirect((onward.status === 301 && onward.headers.get('location')) || target, 308);
}

function trimSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

function isApi(target: string): boolean {
  return target === '/api' || target.startsWith('/api/');
}
