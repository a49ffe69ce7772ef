// Serves the addresses of picture variants: the variant, or the best substitute until it is made.
import { nameOfUpload } from '#db/contract/media/media-name.ts';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { SANDBOXED, type Uploads } from '#server/admin/uploads.ts';
import { IMMUTABLE, REVALIDATED, type StaticFiles, serveFile } from '#server/http/static-files.ts';
import { hasVariants, type PictureFormat } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress, type VariantRequest } from './picture-address.ts';
import { isCurrent, resolveVariant, substitutes, type VariantFile } from './picture-files.ts';
import type { PictureStore } from './picture-store.ts';
import type { ShownPicture } from './shown-picture.ts';

/** The Cache-Control of a substitute, so that the requested variant replaces it once it is made. */
const SUBSTITUTE = 'no-cache';
const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** How long a request waits for the variant of a frame or a social image: the original has another shape. */
const MAKE_WITHIN_MS = 10_000;

interface VariantServerOptions {
  store: PictureStore;
  files: StaticFiles;
  uploads: Uploads;
  /** The shown part of the picture at `src`, as known to this process; undefined for an unknown picture. */
  known: (src: string) => ShownPicture | undefined;
  /** The shown part of the picture at `src`, as in the database. */
  latest: (src: string) => Promise<ShownPicture | undefined>;
  hasFrame: (src: string) => Promise<boolean>;
  /** The address of the picture with this `PictureFacts.id`. */
  srcOf: (id: string) => string | undefined;
  /** Describes the picture at `src`; resolves when done or impossible. */
  prepare: (src: string) => Promise<void>;
  /** Makes a missing variant of the picture at `src`; resolves when done or impossible. */
  make: (src: string, file: VariantFile, frame: PictureFrame | null) => Promise<void>;
}

/**
 * Returns the handler of paths under /p/ and /pictures/. It waits for a variant to be made only when the original has another
 * shape, and responds with 404 when there is no such picture.
 */
export function variantServer({
  store,
  files,
  uploads,
  known,
  latest,
  hasFrame,
  srcOf,
  prepare,
  make,
}: VariantServerOptions): (path: string, request: Request) => Promise<Response> {
  /** The file of a variant; null when it does not exist. */
  const serveVariantFile = async (
    { name, variant }: VariantFile,
    request: Request,
    keep: string,
  ) => {
    if (!store.has(name)) return null;
    const headers = {
      'Content-Type': TYPES[variant.format],
      'Cache-Control': keep,
      ...SANDBOXED,
    };
    const response = await serveFile(Bun.file(store.pathOf(name)), request, headers);
    if (!response) store.forget(name);
    return response;
  };
  const serveOriginal = async (src: string, request: Request) => {
    const original = (await files.serve(src, request)) ?? (await uploads.serve(src, request));
    original?.headers.set('Cache-Control', SUBSTITUTE);
    return original;
  };

  /** The picture of the address, and the Cache-Control of the response. */
  const shownFor = async (requested: VariantRequest) => {
    const shown = known(requested.src);
    if (shown && isCurrent(shown.facts, requested)) return { shown, keep: IMMUTABLE };
    // another process may have a newer frame, whose version is unknown here
    const now = await latest(requested.src).catch(() => null);
    if (!now) return { shown, keep: SUBSTITUTE };
    if (isCurrent(now.facts, requested)) return { shown: now, keep: IMMUTABLE };
    return { shown: now, keep: requested.version === null ? SUBSTITUTE : REVALIDATED };
  };

  return async (path, request) => {
    const requested = parseVariantAddress(path, srcOf);
    if (!requested) return noPicture();
    const { src } = requested;
    const upload = uploadName(src);
    if (upload !== undefined && !(await uploads.isPublic(upload))) return noPicture();
    const isSocial = requested.width === 'og';
    if (!known(src)) {
      const preparing = prepare(src);
      const isFramed = await hasFrame(src).catch(() => false);
      if (isFramed || isSocial) await within(preparing);
      if (isFramed && !known(src)) return notMade();
    }
    const { shown, keep } = await shownFor(requested);
    if (!shown || shown.facts.animated) return (await serveOriginal(src, request)) ?? noPicture();
    const { facts, frame } = shown;
    const file = resolveVariant(facts, requested);
    if (!file) return noPicture();
    const made = await serveVariantFile(file, request, keep);
    if (made) return made;
    const making = make(src, file, frame);
    for (const other of substitutes(facts, file)) {
      const response = await serveVariantFile(other, request, SUBSTITUTE);
      if (response) return response;
    }
    if (frame || isSocial) {
      await within(making);
      const ready = await serveVariantFile(file, request, keep);
      if (ready) return ready;
    }
    if (frame) return notMade();
    return (await serveOriginal(src, request)) ?? noPicture();
  };
}

/** The name of the upload at `src`, if it can have variants. */
export function uploadName(src: string): string | undefined {
  return hasVariants(src) ? nameOfUpload(src) : undefined;
}

function noPicture(): Response {
  return new Response('There is no picture at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function within(work: Promise<void>): Promise<void> {
  return Promise.race([work, Bun.sleep(MAKE_WITHIN_MS)]);
}

function notMade(): Response {
  return new Response('This picture is not ready yet', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
  });
}
