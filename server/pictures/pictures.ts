// The site's pictures: the facts that pages need, and their variants, made once and served from the data folder.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SANDBOXED, UPLOAD_ADDRESS, type Uploads } from '#server/admin/uploads.ts';
import { IMMUTABLE, REVALIDATED, type StaticFiles, serveFile } from '#server/http/static-files.ts';
import { hasVariants, type PictureFacts, type PictureFormat } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress } from './picture-address.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import {
  allVariants,
  resolveVariant,
  type SocialImage,
  socialImage,
  substitutes,
  type VariantFile,
} from './picture-files.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureStore } from './picture-store.ts';
import { PictureWorker } from './picture-worker.ts';

/** Pictures are made ahead once the first visitors have been served. */
export const MAKE_AHEAD_AFTER_MS = 10_000;

const PUBLIC = resolve(import.meta.dir, '../../public');
/** The requested variant replaces it as soon as it is made. */
const SUBSTITUTE = 'no-cache';
const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export interface Pictures {
  /**
   * The facts of the picture at `src`; undefined when it is none of ours or was not described yet. Synchronous, because
   * pages are rendered with it.
   */
  find(src: string): PictureFacts | undefined;
  /** Describes the upload at `src` in the background, when that was not done yet, and makes its variants. */
  prepare(src: string): void;
  /** The social image made of the picture at `src`; null when none can be. */
  social(src: string): SocialImage | null;
  /** The answer for an address under /pictures/, without waiting for a variant to be made; null for any other. */
  serve(path: string, request: Request): Promise<Response> | null;
  /** Makes the missing variants of the shipped pictures while the server is idle. */
  makeAhead(): void;
  /** Ends all work at once; no half-made file is left. */
  stop(): void;
  /** How many jobs wait or run. */
  readonly waiting: number;
}

/**
 * Opens `<dataDir>/pictures`. `shipped` are the pictures of `directory`, which `files` serves. With `make` false no
 * picture is described or encoded: the original is served instead of a missing variant.
 */
export async function openPictures({
  dataDir,
  shipped,
  files,
  uploads,
  make = true,
  directory = PUBLIC,
}: {
  dataDir: string;
  shipped: PictureCatalogue;
  files: StaticFiles;
  uploads: Uploads;
  make?: boolean;
  directory?: string;
}): Promise<Pictures> {
  const store = await PictureStore.open(dataDir);
  const queue = new PictureQueue();
  const worker = new PictureWorker('low-priority');
  if (!make) queue.stop();

  const pathOf = (src: string) => join(shipped.has(src) ? directory : dataDir, src);

  const jobFor = (src: string, { name, variant }: VariantFile) => ({
    key: name,
    async run() {
      const to = store.pathOf(name);
      await worker.run({ kind: 'variant', from: pathOf(src), to, variant });
      await store.add(name);
    },
  });
  const makeVariantsInBackground = (src: string, facts: PictureFacts) => {
    for (const file of allVariants(facts))
      if (!store.has(file.name)) queue.enqueueInBackground(jobFor(src, file));
  };
  const find = (src: string): PictureFacts | undefined => {
    const name = uploadName(src);
    return shipped.get(src) ?? (name === undefined ? undefined : store.factsOf(name));
  };

  const prepare = (src: string): void => {
    const name = uploadName(src);
    if (name === undefined || find(src) || !existsSync(pathOf(src))) return;
    queue.enqueue({
      key: src,
      async run() {
        const facts = await worker.run({ kind: 'describe', from: pathOf(src) });
        await store.saveFacts(name, facts);
        makeVariantsInBackground(src, facts);
      },
    });
  };

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

  const serveVariant = async (path: string, request: Request): Promise<Response> => {
    const asked = parseVariantAddress(path);
    if (!asked) return noPicture();
    const upload = uploadName(asked.src);
    if (upload !== undefined && (await uploads.isDeleted(upload))) return noPicture();
    const facts = find(asked.src);
    if (!facts) prepare(asked.src);
    if (!facts || facts.animated) return (await serveOriginal(asked.src, request)) ?? noPicture();
    const file = resolveVariant(facts, asked);
    if (!file) return noPicture();
    const keep = asked.version === facts.version ? IMMUTABLE : REVALIDATED;
    const made = await serveVariantFile(file, request, keep);
    if (made) return made;
    queue.enqueue(jobFor(asked.src, file));
    for (const other of substitutes(facts, file)) {
      const response = await serveVariantFile(other, request, SUBSTITUTE);
      if (response) return response;
    }
    return (await serveOriginal(asked.src, request)) ?? noPicture();
  };

  uploads.onErase = async (name) => {
    const facts = store.factsOf(name);
    const variants = facts ? allVariants(facts).map((file) => file.name) : [];
    await store.remove(name, variants);
  };

  return {
    find,
    prepare,
    social(src) {
      const facts = find(src);
      return facts && !facts.animated ? socialImage(src, facts) : null;
    },
    serve(path, request) {
      return path.startsWith('/pictures/') ? serveVariant(path, request) : null;
    },
    makeAhead() {
      for (const [src, facts] of shipped) makeVariantsInBackground(src, facts);
    },
    stop() {
      queue.stop();
      worker.stop();
    },
    get waiting() {
      return queue.size;
    },
  };
}

/** The name of the upload at `src` that variants can be made of. */
function uploadName(src: string): string | undefined {
  return hasVariants(src) ? UPLOAD_ADDRESS.exec(src)?.[1] : undefined;
}

function noPicture(): Response {
  return new Response('There is no picture at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
