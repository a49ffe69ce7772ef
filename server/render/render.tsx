// Renders a screen to an HTML response: complete when its data is ready, otherwise as a stream.
import { createMiddleware } from 'hono/factory';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { declareTags } from '#server/cache/render-info.ts';
import type { AppContext, Env } from '#server/context.ts';
import { RETRY_AFTER_S } from '#server/http/errors.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { lateDataContext } from '#ui/kit/deferred.tsx';
import type { MetaDefaults, PageMeta } from './head.tsx';
import { type Layout, type PageFrame, pageTree } from './page-tree.tsx';

/** Renders long content in place once it is ready. By default React would move it there with an inline script. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Provides `c.render(<Screen />, meta)` for screens in `layout`; `admin` selects the script and styles of the back office. */
export function renderer(
  layout: Layout,
  defaults: (c: AppContext) => MetaDefaults,
  { admin = false } = {},
) {
  return createMiddleware<Env>(async (c, next) => {
    c.setRenderer((content, meta) =>
      renderPage(c, content, meta, { Frame: layout, defaults: defaults(c), admin }),
    );
    await next();
  });
}

async function renderPage(
  c: AppContext,
  shown: ReactNode,
  given: PageMeta,
  frame: PageFrame,
): Promise<Response> {
  const { log, renderInfo, requestId } = c.var;
  const { preview } = c.env;
  const meta = { ...given, ...preview?.meta };
  const content = preview?.note ? (
    <>
      {preview.note}
      {shown}
    </>
  ) : (
    shown
  );
  const pageWith = (meta: PageMeta) => pageTree(c, content, meta, frame);
  const onError = (error: unknown) => {
    // a part of the page failed: it must not be stored
    renderInfo.failed = true;
    log.error({ requestId, err: error }, 'render failed');
  };
  const whole = renderWhole(pageWith(meta), onError);
  const body = whole ?? (await renderStream(c, meta, pageWith, onError));

  declareTags(renderInfo, meta.cacheTags);
  c.status(meta.status ?? 200);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  if (meta.status === 503) c.header('Retry-After', RETRY_AFTER_S);
  if (whole) renderInfo.body = whole;
  return c.body(body);
}

/** The bytes of a page whose data is ready, in half the time of a stream; null when some data is late. */
export function renderWhole(
  page: ReactNode,
  onError: (error: unknown) => void,
): Uint8Array<ArrayBuffer> | null {
  const note = { isLate: false };
  try {
    const html = renderToStaticMarkup(
      <lateDataContext.Provider value={note}>{page}</lateDataContext.Provider>,
    );
    return note.isLate ? null : new TextEncoder().encode(`<!DOCTYPE html>${html}`);
  } catch (error) {
    onError(error);
    throw error;
  }
}

/** Streams the page while its data arrives. Sets the body for the cache: the complete page, without inline scripts. */
async function renderStream(
  c: AppContext,
  meta: PageMeta,
  pageWith: (meta: PageMeta) => ReactNode,
  onError: (error: unknown) => void,
) {
  const { config, renderInfo } = c.var;
  const nonce = crypto.getRandomValues(Buffer.alloc(16)).toString('base64');
  const stream = await renderToReadableStream(pageWith(meta), { nonce, onError, ...IN_PLACE });
  // a preview has no script to insert late data
  if (c.env.preview) {
    await stream.allReady;
    return Bun.readableStreamToBytes(stream);
  }
  // React's inline scripts, which insert deferred content, need the nonce of this response
  c.header('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  renderInfo.body = stream.allReady.then(
    // all data has arrived, so the same tree renders without inline scripts
    async () => {
      // the style sheets of the shell
      const finalMeta = { sheets: meta.sheets, ...((await meta.deferredMeta) ?? meta) };
      declareTags(renderInfo, finalMeta.cacheTags);
      const page = pageWith(finalMeta);
      const complete = await renderToReadableStream(page, { onError, ...IN_PLACE });
      return Bun.readableStreamToBytes(complete);
    },
    () => {
      renderInfo.failed = true;
      return null;
    },
  );
  return stream;
}
