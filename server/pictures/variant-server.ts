// Answers the addresses of picture variants: with the variant, or with the best that is there until it is made.
import { SANDBOXED, UPLOAD_ADDRESS, type Uploads } from '#server/admin/uploads.ts';
import { IMMUTABLE, REVALIDATED, type StaticFiles, serveFile } from '#server/http/static-files.ts';
import { hasVariants, type PictureFacts, type PictureFormat } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress } from './picture-address.ts';
import { isCurrent, resolveVariant, substitutes, type VariantFile } from './picture-files.ts';
import type { PictureStore } from './picture-store.ts';

/** The requested variant replaces it as soon as it is made. */
const SUBSTITUTE = 'no-cache';
const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

interface VariantServerOptions {
  store: PictureStore;
  files: StaticFiles;
  uploads: Uploads;
  find: (src: string) => PictureFacts | undefined;
  /** The address of the picture with this `PictureFacts.id`. */
  srcOf: (id: string) => string | undefined;
  /** Describes the picture at `src` in the background. */
  prepare: (src: string) => void;
  /** Makes a missing variant of the picture at `src` in the background. */
  make: (src: string, file: VariantFile) => void;
}

/** Returns what answers a path under /p/ or /pictures/, without waiting for a variant to be made; 404 when there is no such picture. */
export function variantServer({
  store,
  files,
  uploads,
  find,
  srcOf,
  prepare,
  make,
}: VariantServerOptions): (path: string, request: Request) => Promise<Response> {
  /** The file of a variant; null when it was not made or was removed. */
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

  return async (path, request) => {
    const asked = parseVariantAddress(path, srcOf);
    if (!asked) return noPicture();
    const upload = uploadName(asked.src);
    if (upload !== undefined && !(await uploads.isPublic(upload))) return noPicture();
    const facts = find(asked.src);
    if (!facts) prepare(asked.src);
    if (!facts || facts.animated) return (await serveOriginal(asked.src, request)) ?? noPicture();
    const file = resolveVariant(facts, asked);
    if (!file) return noPicture();
    const keep = isCurrent(facts, asked) ? IMMUTABLE : REVALIDATED;
    const made = await serveVariantFile(file, request, keep);
    if (made) return made;
    make(asked.src, file);
    for (const other of substitutes(facts, file)) {
      const response = await serveVariantFile(other, request, SUBSTITUTE);
      if (response) return response;
    }
    return (await serveOriginal(asked.src, request)) ?? noPicture();
  };
}

/** The name of the upload at `src` that variants can be made of. */
export function uploadName(src: string): string | undefined {
  return hasVariants(src) ? UPLOAD_ADDRESS.exec(src)?.[1] : undefined;
}

function noPicture(): Response {
  return new Response('There is no picture at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
