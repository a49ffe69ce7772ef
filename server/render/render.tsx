// Turns a screen into a streamed HTML answer (house rules: the shell leaves at once, late data follows).
import { createMiddleware } from 'hono/factory';
import type { ComponentType, ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import type { AppContext, Env } from '#server/context.ts';
import { RETRY_AFTER_S } from '#server/http/errors.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { type PicturePreload, Pictures } from '#ui/kit/pictures.tsx';
import { Document } from './document.tsx';
import type { MetaDefaults, PageMeta } from './head.tsx';
import { notedIn } from './picture-notes.ts';

/** However long content is that is here, it stands in its place: React would else move it there by an inline script. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Header and footer, or the back office's frame. */
export type Layout = ComponentType<{ c: AppContext; children: ReactNode }>;

/** Lets the screens below answer with `c.render(<Screen />, meta)` inside `layout`; `admin` gives them the script and the styles of the back office. */
export function renderer(layout: Layout, defaults: MetaDefaults, { admin = false } = {}) {
  return createMiddleware<Env>(async (c, next) => {
    c.setRenderer((content, meta) => renderPage(c, content, meta, layout, defaults, admin));
    await next();
  });
}

/** Has the page's head ask for an image of its first view before anything else. */
export function preloadImage({ href, ...image }: PicturePreload) {
  preload(href, { as: 'image', fetchPriority: 'high', ...image });
}

async function renderPage(
  c: AppContext,
  content: ReactNode,
  meta: PageMeta,
  Frame: Layout,
  defaults: MetaDefaults,
  admin: boolean,
): Promise<Response> {
  const { assets, config, log, pictures, requestId, showing } = c.var;
  const pageWith = (meta: PageMeta) => (
    <Document
      meta={meta}
      origin={c.env.origin}
      path={c.req.path}
      defaults={defaults}
      assets={assets}
      admin={admin}
      socialImage={pictures.social}
    >
      <Pictures known={{ find: pictures.find, noted: notedIn(showing), preload: preloadImage }}>
        <Frame c={c}>{content}</Frame>
      </Pictures>
    </Document>
  );
  const nonce = crypto.getRandomValues(Buffer.alloc(16)).toString('base64');
  const onError = (error: unknown) => {
    // a part of the page is missing: nobody else shall get it like this
    showing.incomplete = true;
    log.error({ requestId, err: error }, 'render failed');
  };
  const stream = await renderToReadableStream(pageWith(meta), { nonce, onError, ...IN_PLACE });
  let ready = false;
  const allReady = stream.allReady.then(() => {
    ready = true;
  });
  await Promise.race([allReady, new Promise(setImmediate)]);

  c.status(meta.status ?? 200);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  if (meta.status === 503) c.header('Retry-After', RETRY_AFTER_S);
  if (ready) {
    const bytes = await Bun.readableStreamToBytes(stream);
    showing.whole = bytes;
    return c.body(bytes);
  }

  // late: what React adds to move late content into place needs this answer's own nonce
  c.header('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  showing.late = allReady.then(
    // all data is here now, so the same tree renders without inline scripts
    async () => {
      const page = pageWith((await meta.whenReady) ?? meta);
      const whole = await renderToReadableStream(page, { onError, ...IN_PLACE });
      return Bun.readableStreamToBytes(whole);
    },
    () => null,
  );
  return c.body(stream);
}
