// The Markdown of a page under its own address, for programs that ask for it by `Accept: text/markdown`.
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import { keepFromCdn } from '#server/cdn/edge-headers.ts';
import type { AppContext, Env } from '#server/context.ts';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** Answers with the twin of the page, from the same cache, when the client wants Markdown rather than HTML. */
export const markdownTwin = createMiddleware<Env>(async (c, next) => {
  const wanted = accepts(c, { header: 'Accept', supports: [HTML, MARKDOWN], default: HTML });
  if (wanted !== MARKDOWN) return next();
  const { origin, pathname, search } = new URL(c.req.url);
  const request = new Request(`${origin}${pathname}.md${search}`, { headers: c.req.raw.headers });
  const twin = await c.var.dispatch(request, c.env);
  const response = new Response(twin.body, twin);
  response.headers.append('Vary', 'Accept');
  // a CDN that ignores Vary would give it to browsers
  if (c.var.cdn) keepFromCdn(response.headers);
  return response;
});

type Screen = (c: AppContext) => Response | Promise<Response>;

/** The same screen, which says that its address has a twin. Inside the cache, which keeps the header. */
export const variesByAccept =
  (screen: Screen): Screen =>
  (c) => {
    c.header('Vary', 'Accept');
    return screen(c);
  };
