// The Markdown of a page at the page's own address, for programs that send `Accept: text/markdown`.
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';
import { keepFromCdn } from '#server/cdn/edge-headers.ts';
import type { AppContext, Env } from '#server/context.ts';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** Responds with the Markdown of the page, from the same cache, when the client prefers Markdown to HTML. */
export const markdownTwin = createMiddleware<Env>(async (c, next) => {
  if (!wantsMarkdown(c)) return next();
  const { origin, pathname, search } = new URL(c.req.url);
  const request = new Request(`${origin}${pathname}.md${search}`, { headers: c.req.raw.headers });
  const twin = await c.get('dispatch')(request, c.env);
  const response = new Response(twin.body, twin);
  response.headers.append('Vary', 'Accept');
  // a CDN that ignores Vary would send it to browsers
  if (c.get('cdn')) keepFromCdn(response.headers);
  return response;
});

/** Whether Markdown is named and preferred to HTML. With equal weights the first counts, and a name before a wildcard. */
function wantsMarkdown(c: AppContext): boolean {
  // sorted by weight, highest first
  const given = parseAccept(c.req.header('Accept') ?? '');
  const find = (...types: string[]) => given.find(({ type }) => types.includes(type.toLowerCase()));
  const named = find(HTML, MARKDOWN);
  const html = find(HTML) ?? find('text/*') ?? find('*/*');
  return (
    named !== undefined && named === find(MARKDOWN) && named.q > 0 && !(html && html.q > named.q)
  );
}

type Screen = (c: AppContext) => Response | Promise<Response>;

/** Wraps a screen with a Markdown twin: adds the Vary header. It is applied inside the cache, which stores the header. */
export const variesByAccept =
  (screen: Screen): Screen =>
  (c) => {
    c.header('Vary', 'Accept');
    return screen(c);
  };
