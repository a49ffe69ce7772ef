// Renders a screen to an HTML response: whole when its data is here, else as a stream, the shell first.
import { createMiddleware } from 'hono/factory';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { declareTags } from '#server/cache/render-info.ts';
import type { AppContext, Env } from '#server/context.ts';
import { RETRY_AFTER_S } from '#server/http/errors.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { lateDataContext } from '#ui/kit/deferred.tsx';
import type { MetaDefaults, PageMeta } from './head.tsx';
import { type Layout, pageTree } from './page-tree.tsx';

/** Long content that is ready is rendered in place. By default React would move it there with an inline script. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Gives the screens below `c.render(<Screen />, meta)` inside `layout`; `admin` selects the script and the styles of the back office. */
export function renderer(
  layout: Layout,
  defaults: (c: AppContext) => MetaDefaults,
  { admin = false } = {},
) {
  return createMiddleware<Env>(async (c, next) => {
    c.setRenderer((content, meta) => renderPage(c, content, meta, layout, defaults(c), admin));
    await next();
  });
}

async function renderPage(
  c: AppContext,
  shown: ReactNode,
  given: PageMeta,
  Frame: Layout,
  defaults: MetaDefaults,
  admin: boolean,
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
  const pageWith = (meta: PageMeta) => pageTree(c, content, meta, { Frame, defaults, admin });
  const onError = (error: unknown) => {
    // a part of the page is missing: it must not be stored
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

/** The bytes of a page whose data is all here, in half the time that a stream takes; null when some is late. */
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

/** The page as its data comes, the shell first. Sets the body for the cache: the complete page, without inline scripts. */
async function renderStream(
  c: AppContext,
  meta: PageMeta,
  pageWith: (meta: PageMeta) => ReactNode,
  onError: (error: unknown) => void,
) {
  const { config, renderInfo } = c.var;
  const nonce = crypto.getRandomValues(Buffer.alloc(16)).toString('base64');
  const stream = await renderToReadableStream(pageWith(meta), { nonce, onError, ...IN_PLACE });
  // a preview has no script that would put late data into its place
  if (c.env.preview) {
    await stream.allReady;
    return Bun.readableStreamToBytes(stream);
  }
  // React's inline scripts, which move deferred content into place, need the nonce of this response
  c.header('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  renderInfo.body = stream.allReady.then(
    // all data is here now, so the same tree renders without inline scripts
    async () => {
      // the style sheets are those of the shell
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
