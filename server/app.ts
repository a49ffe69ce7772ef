// The path of every request through the server, in order.
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { ApiError } from '#db/contract/responses.ts';
import { findMovedSlug } from '#db/queries/items/redirects.ts';
import { api } from '#routes/api/index.ts';
import { errorPage } from '#routes/error.tsx';
import {
  adminRoutes,
  machineRoutes,
  previewRoutes,
  publicRoutes,
  uncachedRoutes,
} from '#routes/index.ts';
import { Layout } from '#routes/layout.tsx';
import { notFound } from '#routes/not-found.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import { STAFF_PAGE_PATH, staffPage } from '#routes/staff-page.tsx';
import { AdminLayout } from '#routes/vs-admin/layout.tsx';
import { loadIslands } from '#ui/islands/island.tsx';
import { countsView } from './analytics/counts-view.ts';
import { cached, cachedPage } from './cache/cached.ts';
import { refuseWhenCutOff } from './cache/refuse-when-cut-off.ts';
import {
  type AppContext,
  contentLoaded,
  type Deps,
  type Env,
  injectDeps,
  openSite,
  readsReplica,
  type Site,
} from './context.ts';
import { allowedMethods } from './http/allowed-methods.ts';
import { compressResponse } from './http/compress-response.ts';
import { HttpError, reportFailure } from './http/errors.ts';
import { healthz, readyz } from './http/health.ts';
import { inputErrorMap } from './http/input-error-map.ts';
import { markdownTwin, variesByAccept } from './http/markdown-twin.ts';
import { oldAddressRedirect } from './http/old-address.ts';
import { requestLog } from './http/request-log.ts';
import { callerOf, originOf, pathOf, requestGuard } from './http/request-origin.ts';
import { sameOrigin } from './http/same-origin.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { redirectToLogin } from './http/sessions.ts';
import { speculationRulesHeader } from './http/speculation-rules-header.ts';
import { servePublicFiles } from './http/static-files.ts';
import { metricsScreen } from './metrics/scrape.ts';
import { renderer } from './render/render.tsx';

export interface App {
  /** The published content and the addresses of the site. */
  site: Site;
  /** Responds to a request; `addressOf` returns the socket address of the client. Never rejects. */
  fetch(request: Request, addressOf: (request: Request) => string): Response | Promise<Response>;
}

/** Creates the app with the given dependencies. */
export function createApp(deps: Deps): App {
  z.config({ customError: inputErrorMap });
  const app = new Hono<Env>();
  const rejectionHeaders = {
    ...securityHeaders(deps.config.origin ?? '', deps.config),
    'Cache-Control': 'no-store',
  };

  const site = openSite(deps, app);
  app.use(injectDeps(deps, app, site));
  app.use(requestLog);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz);
  const { token } = deps.config.metrics;
  if (token !== null && deps.metrics) app.get('/metrics', metricsScreen(token, deps.metrics.text));
  app.use(sameOrigin);
  for (const path of ['/uploads/*', '/pictures/*', '/p/*', '/api/*'])
    app.use(path, refuseWhenCutOff);
  app.use(servePublicFiles);

  app.route('/api', api);

  app.use(oldAddressRedirect);
  app.use(contentLoaded);
  app.use(renderer(Layout, metaDefaults));
  // after the renderer, because it may answer with a page
  app.use(refuseWhenCutOff);
  // must precede the pages, which would take /insights/feed.xml for an article
  for (const { path, screen, cacheTags: tags } of machineRoutes)
    app.get(path, readsReplica, cached({ tags }), screen);
  for (const { path, screen, query, hasMarkdown } of publicRoutes) {
    if (hasMarkdown) app.get(path, markdownTwin);
    app.get(
      path,
      countsView,
      readsReplica,
      cached({ query, tags: 'from render' }),
      speculationRulesHeader('/speculation-rules.json'),
      hasMarkdown ? variesByAccept(screen) : screen,
    );
  }

  for (const { path, screen, on } of uncachedRoutes) app.on(on, path, countsView, screen);
  app.use('/vs-admin/preview/*', redirectToLogin);
  for (const { path, screen } of previewRoutes) app.get(path, screen);

  app.use('/vs-admin/*', renderer(AdminLayout, metaDefaults, { admin: true }));
  // before the session is read, because the error page in an outage shows islands too
  app.use('/vs-admin/*', adminIslandsLoaded, redirectToLogin);
  app.use('/vs-admin/*', speculationRulesHeader('/admin-speculation-rules.json'));
  for (const { path, screen } of adminRoutes) app.get(path, screen);

  const methodsOf = allowedMethods(app.routes);
  // after all other routes, so that the addresses of the site take precedence
  app.get(
    STAFF_PAGE_PATH,
    // /api answers in JSON like the paths below it
    (c, next) => (isApi(c.req.path) ? c.notFound() : next()),
    markdownTwin,
    countsView,
    readsReplica,
    cached({ tags: 'from render' }),
    speculationRulesHeader('/speculation-rules.json'),
    variesByAccept(staffPage),
  );
  const guard = requestGuard(deps.config, methodsOf);
  app.notFound(async (c) => {
    const path = isApi(c.req.path) ? c.req.path : normaliseSlashes(c.req.path);
    const allowed = methodsOf(path);
    if (c.get('content').page(path.slice(1)) !== null) allowed.push('GET', 'HEAD');
    if (allowed.length > 0 && !allowed.includes(c.req.method))
      throw new HttpError(405, 'This method is not supported here', { Allow: allowed.join(', ') });
    if (isApi(path)) throw new HttpError(404, 'There is nothing at this address');
    if (path !== c.req.path && (allowed.length > 0 || (await isFormerPage(c, path))))
      return withoutExtraSlashes(c);
    return notFound(c);
  });

  app.onError(async (error, c) => {
    const { status, body } = reportFailure(c, error);
    const isPage = !isApi(c.req.path) && !/^\/(uploads|pictures|p)\//.test(c.req.path);
    if (!isPage || (status !== 500 && status !== 503))
      return c.json(bodyAt(c.req.path, body), status);
    return errorPage(c, status);
  });

  const respond = async (request: Request, address: string) => {
    const origin = originOf(request, deps.config);
    // Hono would answer HEAD with length 0; Bun omits the body of a GET response and keeps its length
    const routed = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    // only GET requests may ask for ranges
    if (routed !== request) routed.headers.delete('range');
    const response = await app.fetch(routed, {
      ...callerOf(request, origin, address, deps.config),
      isHead: routed !== request,
    });
    addSecurityHeaders(response.headers, origin, deps.config);
    return compressResponse(request, response);
  };
  return {
    site,
    fetch(request, addressOf) {
      const page = cachedPage(deps, guard, request);
      if (page) {
        if (page.isPage && request.method === 'GET') deps.analytics?.countView(request, addressOf);
        return page.toResponse(request.headers);
      }
      const rejection = guard.checkRequest(request);
      if (rejection) {
        const { status, message } = rejection;
        const headers = { ...rejectionHeaders, ...rejection.headers };
        return Response.json(bodyAt(pathOf(request), { message }), { status, headers });
      }
      return respond(request, addressOf(request));
    },
  };
}

/** The error body for `path`. For uploads, it has the message in a separate field too. */
function bodyAt(path: string, body: ApiError) {
  return path === '/api/admin/upload' ? { ...body, success: false, error: body.message } : body;
}

/** Loads the islands of the back office at its first request, so that no visitor waits for them. */
const adminIslandsLoaded = createMiddleware(async (_, next) => {
  await loadIslands((await import('#ui/admin/islands.ts')).adminIslands);
  await next();
});

async function isFormerPage(c: AppContext, path: string): Promise<boolean> {
  return (await findMovedSlug(c.get('db'), 'document', path.slice(1))) !== null;
}

/** Redirects to the address without extra slashes, in one hop even when that address redirects itself. */
async function withoutExtraSlashes(c: AppContext): Promise<Response> {
  // not decoded, because a decoded path may have characters that are invalid in headers
  const { origin, pathname, search } = new URL(c.req.url);
  const target = normaliseSlashes(pathname) + search;
  const { host = '' } = c.req.header();
  const onward = await c.get('dispatch')(
    new Request(origin + target, { headers: { host } }),
    c.env,
  );
  await onward.body?.cancel();
  return c.redirect((onward.status === 301 && onward.headers.get('location')) || target, 308);
}

function normaliseSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

function isApi(target: string): boolean {
  return target === '/api' || target.startsWith('/api/');
}
