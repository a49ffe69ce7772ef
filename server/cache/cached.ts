// Puts the page cache around a screen or a JSON list.
import { createMiddleware } from 'hono/factory';
import { nextPublishDate } from '#db/queries/schedule.ts';
import { type AppContext, type Env, nothingShown, type Showing } from '#server/context.ts';
import { secured } from '#server/http/security-headers.ts';
import { hasSession } from '#server/http/sessions.ts';
import { CachedPage } from './cached-page.ts';
import type { Outcome } from './page-cache.ts';

/** Even a page that no save purges is rendered again after this: another machine may share the database. */
const FRESH_MS = 60_000;
/** While the database fails, a stale page is rendered anew this often. */
const RETRY_MS = 1000;
/** How long a visitor waits for a new page when a stale one is at hand. */
const PATIENCE_MS = 250;
/** Browsers may keep a page, and must ask each time: a save is visible at once. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Keeps the 200 answers of the handler behind it, by path and the query parameters in `known` only.
 * While the database fails, a page that was kept is served stale at normal speed (contract §5).
 * With `visitorsOnly`, staff get past the cache: the list shows them more.
 */
export function cached(known: readonly string[], { visitorsOnly = false } = {}) {
  return createMiddleware<Env>(async (c, next) => {
    if (c.env.showing || (visitorsOnly && (await hasSession(c)))) return next();
    const { cache } = c.var;
    const key = cacheKey(c, known);
    const kept = cache.find(key);
    if (kept && (kept.fresh || kept.retryAt > Date.now())) return kept.answer(c.req.raw.headers);

    let own: Promise<void> | undefined;
    const rendering = cache.renderOnce(key, () => {
      const startedAt = new Date().toISOString();
      if (kept) return renderApart(c, startedAt);
      own = next();
      return own.then(() => outcomeOf(c, c.res, c.var.showing, startedAt));
    });
    if (!kept && own) {
      await own;
      // late data streams to the one who asked first; those who came after wait for the whole page
      if (c.var.showing.late) return;
    }
    const outcome = await (kept ? patient(rendering) : rendering);
    if (typeof outcome === 'object') return answerWith(c, outcome);
    if (outcome === 'failed' && kept) {
      kept.retryAt = Date.now() + RETRY_MS;
      return kept.answer(c.req.raw.headers);
    }
    await (own ?? next());
  });
}

function cacheKey(c: AppContext, known: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of known) {
    const value = c.req.query(name);
    if (value) query.set(name, value);
  }
  const target = query.size === 0 ? c.req.path : `${c.req.path}?${query}`;
  return c.env.origin + target;
}

/** Renders in a context of its own: the visitor may be answered with the stale page before this one is ready. */
async function renderApart(c: AppContext, startedAt: string): Promise<Outcome> {
  const showing = nothingShown();
  const host = c.req.header('host') ?? '';
  const request = new Request(c.req.raw.url, { headers: { host } });
  const response = await c.var.ask(request, { ...c.env, showing });
  return outcomeOf(c, response, showing, startedAt);
}

/** `startedAt` (ISO 8601): what came out after it may be missing from the page. */
async function outcomeOf(
  c: AppContext,
  res: Response,
  showing: Showing,
  startedAt: string,
): Promise<Outcome> {
  const { tags, late, whole } = showing;
  if ((res.status !== 200 && res.status < 500) || showing.madeUp) return 'not a page';
  if (res.status !== 200 || showing.incomplete) return 'failed';
  const body = late ? await late : (whole ?? (await res.bytes()));
  if (body === null || showing.incomplete) return 'failed';
  // who shows nothing stored waits for nothing; when nobody can tell, the page is for those who wait for it now
  const comesOut =
    tags.size === 0 ? null : await comesOutAfter(c, startedAt).catch(() => startedAt);
  const expiresAt = Math.min(Date.now() + FRESH_MS, comesOut ? Date.parse(comesOut) : Infinity);
  // the body of any other answer has been sent or read
  const answer = whole ? res : new Response(body, res);
  answer.headers.set('Cache-Control', CACHE_CONTROL);
  // the policy of a streamed answer names its nonce; the kept page has no inline script
  answer.headers.delete('Content-Security-Policy');
  answer.headers.delete('X-Request-Id');
  secured(answer.headers, c.env.origin, c.var.config);
  return new CachedPage(answer, body, tags, expiresAt);
}

async function comesOutAfter(c: AppContext, startedAt: string): Promise<string | null> {
  const ask = () => nextPublishDate(c.var.db, startedAt);
  const next = await c.var.cache.remember(ask, FRESH_MS);
  return next !== null && next <= startedAt ? ask() : next;
}

async function answerWith(c: AppContext, page: CachedPage): Promise<Response | undefined> {
  const response = await page.answer(c.req.raw.headers);
  if (!c.finalized) return response;
  // Hono merges the headers of an answer that is replaced, unless it is removed first
  c.res = undefined;
  c.res = response;
  return undefined;
}

function patient(rendering: Promise<Outcome>): Promise<Outcome> {
  return Promise.race([rendering, Bun.sleep(PATIENCE_MS).then((): Outcome => 'failed')]);
}
