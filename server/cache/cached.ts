// The two ways into the page cache: the look-up before everything else, and the middleware around each cached route. Key,
// freshness and eligibility for the cache are decided only here.
import { createMiddleware } from 'hono/factory';
import { findNextPublishDate } from '#db/queries/items/schedule.ts';
import { keepFromCdn, letCdnStore } from '#server/cdn/edge-headers.ts';
import type { Config } from '#server/config.ts';
import type { AppContext, Deps, Env } from '#server/context.ts';
import { withDescription } from '#server/http/describe-route.ts';
import { originOf, type RequestGuard, targetOf } from '#server/http/request-origin.ts';
import { routeOf } from '#server/http/route-of.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { hasSession } from '#server/http/sessions.ts';
import { IMMUTABLE } from '#server/http/static-files.ts';
import { CachedPage, type CacheTag } from './cached-page.ts';
import type { RenderOutcome } from './page-cache.ts';
import { declareTags, newRenderInfo, type RenderInfo } from './render-info.ts';

/** The maximum age even without a purge: another machine may share the database. */
const MAX_AGE_MS = 60_000;
/** How often a stale page is rendered again while the database fails. */
const RETRY_MS = 1000;
/** How long a visitor waits for a new page before the stale one is sent. */
const STALE_WHILE_REVALIDATE_TIMEOUT_MS = 250;
/** Browsers may store a page but must revalidate it each time: a save is visible at once. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface CacheOptions {
  /** The query parameters that the response depends on; all others are left out of the key. */
  query?: readonly string[];
  /** The tags of everything that the response shows; `from render` for a screen, which passes them to `c.render`. */
  tags: readonly CacheTag[] | 'from render';
  /** Staff get another response, from the route itself. */
  visitorsOnly?: boolean;
}

/**
 * A fresh page from the cache, before the framework: most visits end here. Null passes the request on. This look-up comes
 * first because it is cheaper than any other check of the request.
 */
export function cachedPage(
  { cache, cdn, config }: Pick<Deps, 'cache' | 'cdn' | 'config'>,
  guard: Pick<RequestGuard, 'isKnownHost'>,
  request: Request,
): CachedPage | null {
  const entry = cache.find(requestKey(request, config));
  if (!entry?.fresh) return null;
  // a response of this cache would let a CDN store it
  if (cdn !== null && cache.isBehind) return null;
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!guard.isKnownHost(headers.get('host'))) return null;
  // the client may want the Markdown of the page
  if (entry.isPage && /text\/markdown/i.test(headers.get('accept') ?? '')) return null;
  // the cookie may be a session; only the middleware can query the database
  if (entry.visitorsOnly && headers.has('cookie')) return null;
  entry.hits.count += 1;
  return entry;
}

/**
 * Caches the 200 responses of the handler behind it. While the database fails, a stale page is served at normal speed
 * (docs/contract.md, Durability and outages).
 */
export function cached({ query = [], tags, visitorsOnly = false }: CacheOptions) {
  const middleware = createMiddleware<Env>(async (c, next) => {
    if (tags !== 'from render') declareTags(c.get('renderInfo'), tags);
    if (c.env.renderInfo || c.env.preview || (visitorsOnly && (await hasSession(c)))) return next();
    const cache = c.get('cache');
    const key = routeKey(c, query);
    const entry = cache.find(key);
    if (entry && (entry.fresh || entry.retryAt > Date.now())) return responseOf(c, entry);

    let own: Promise<void> | undefined;
    const rendering = cache.renderOnce(key, () => {
      const startedAt = new Date().toISOString();
      if (entry) return renderApart(c, startedAt, visitorsOnly);
      own = next();
      return own.then(() => outcomeOf(c, c.res, c.get('renderInfo'), startedAt, visitorsOnly));
    });
    if (!entry && own) {
      await own;
      // deferred data streams to the visitor who started the render; others wait for the complete page
      if (c.get('renderInfo').body instanceof Promise) return;
    }
    const outcome = await (entry ? withTimeout(rendering) : rendering);
    if (typeof outcome === 'object') return respondWith(c, outcome);
    if (outcome === 'failed' && entry) {
      entry.retryAt = Date.now() + RETRY_MS;
      return responseOf(c, entry);
    }
    await (own ?? next());
  });
  return withDescription(middleware, { revalidates: true });
}

/** The key as spelled in the request. It equals `routeKey` when the target has nothing that the route ignores. */
function requestKey(request: Request, config: Config): string {
  // without ORIGIN and TRUST_PROXY, the URL is the public origin and the target
  if (config.origin === null && config.trustedProxies === 0) return request.url;
  return originOf(request, config) + targetOf(request);
}

function routeKey(c: AppContext, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = c.req.query(name);
    if (value) query.set(name, value);
  }
  const target = query.size === 0 ? c.req.path : `${c.req.path}?${query}`;
  return c.env.origin + target;
}

/** Renders in a separate context: the visitor may be sent the stale page before this one is ready. */
async function renderApart(
  c: AppContext,
  startedAt: string,
  visitorsOnly: boolean,
): Promise<RenderOutcome> {
  const renderInfo = newRenderInfo();
  const host = c.req.header('host') ?? '';
  const request = new Request(c.req.raw.url, { headers: { host } });
  const response = await c.get('dispatch')(request, { ...c.env, renderInfo });
  return outcomeOf(c, response, renderInfo, startedAt, visitorsOnly);
}

/** The outcome of a render started at `startedAt` (ISO 8601): an item published later may be missing from the page. */
async function outcomeOf(
  c: AppContext,
  res: Response,
  info: RenderInfo,
  startedAt: string,
  visitorsOnly: boolean,
): Promise<RenderOutcome> {
  if (res.status !== 200) return res.status < 500 ? 'uncacheable' : 'failed';
  const isSent = info.body instanceof Promise;
  const rendered = await info.body;
  if (info.failed) return 'failed';
  if (info.isExcluded || !info.isDeclared) return 'uncacheable';
  const body = rendered ?? (await res.bytes());
  const { tags } = info;
  // a page without tags expires at no date; when the next date is unknown, the page expires at once
  const publishDate =
    tags.size === 0 ? null : await publishDateAfter(c, startedAt).catch(() => startedAt);
  const expiresAt = Math.min(
    Date.now() + MAX_AGE_MS,
    info.until,
    publishDate === null ? Infinity : Date.parse(publishDate),
  );
  const response = rendered === null || isSent ? new Response(body, res) : res;
  // the response at a versioned address never changes
  if (res.headers.get('Cache-Control') !== IMMUTABLE)
    response.headers.set('Cache-Control', CACHE_CONTROL);
  // the policy of a streamed response names its nonce; the cached page has no inline script
  response.headers.delete('Content-Security-Policy');
  response.headers.delete('X-Request-Id');
  addSecurityHeaders(response.headers, c.env.origin, c.get('config'));
  // staff get another response from the same address
  const cdn = c.get('cdn');
  if (cdn && !visitorsOnly) letCdnStore(response.headers, cdn, tags);
  const hits = c.get('cache').hitsOf(routeOf(c));
  return new CachedPage(response, body, { tags, expiresAt, visitorsOnly, hits });
}

/** The response with a page. A CDN must not store a page from before a save, or content that others may have withdrawn. */
async function responseOf(c: AppContext, page: CachedPage): Promise<Response> {
  const isCurrent = page.fresh && !c.get('cache').isBehind;
  const response = await page.toResponse(c.req.raw.headers);
  if (c.get('cdn') && !isCurrent) keepFromCdn(response.headers);
  return response;
}

async function publishDateAfter(c: AppContext, startedAt: string): Promise<string | null> {
  const load = () => findNextPublishDate(c.get('db').replica, startedAt);
  const next = await c.get('cache').remember(load, MAX_AGE_MS);
  return next !== null && next <= startedAt ? load() : next;
}

async function respondWith(c: AppContext, page: CachedPage): Promise<Response | undefined> {
  const response = await responseOf(c, page);
  if (!c.finalized) return response;
  // Hono merges the headers of a response that is replaced, unless it is removed first
  c.res = undefined;
  c.res = response;
  return undefined;
}

function withTimeout(rendering: Promise<RenderOutcome>): Promise<RenderOutcome> {
  const timeout = Bun.sleep(STALE_WHILE_REVALIDATE_TIMEOUT_MS);
  return Promise.race([rendering, timeout.then((): RenderOutcome => 'failed')]);
}
