// The site's pictures: what pages need to know of them, and their variants, made once, served from the data folder.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SANDBOXED, UPLOAD_ADDRESS, type Uploads } from '#server/admin/uploads.ts';
import { IMMUTABLE, REVALIDATED, type StaticFiles, serveFile } from '#server/http/static-files.ts';
import { hasVariants, type PictureFacts, type PictureFormat } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress } from './picture-address.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import {
  allVariants,
  type SocialImage,
  socialImage,
  standIns,
  type VariantFile,
  variantAsked,
} from './picture-files.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureStore } from './picture-store.ts';
import { PictureWorker } from './picture-worker.ts';

/** Pictures are made ahead once the first visitors have been served. */
export const MAKE_AHEAD_AFTER_MS = 10_000;

const PUBLIC = resolve(import.meta.dir, '../../public');
/** Another one takes its place as soon as it is made. */
const STAND_IN = 'no-cache';
const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export interface Pictures {
  /**
   * The facts of the picture at `src`; undefined when it is none of ours or not looked at yet, which is then done.
   * Synchronous, because pages are rendered with it.
   */
  find(src: string): PictureFacts | undefined;
  /** The social image made of the picture at `src`; null when none can be. */
  social(src: string): SocialImage | null;
  /** The answer for an address under /pictures/, at once in any case; null for any other. */
  serve(path: string, request: Request): Promise<Response> | null;
  /** Makes every variant of the shipped pictures that is not there, whenever there is nothing better to do. */
  makeAhead(): void;
  /** Ends all work at once; nothing half-made is left. */
  stop(): void;
  /** How many pieces of work wait or run. */
  readonly waiting: number;
}

/**
 * Opens `<dataDir>/pictures`. `shipped` are the pictures of `directory`, which `files` serves. With `make` false nothing
 * is ever looked at or encoded: what is not there is answered with the original.
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
  const makeLater = (src: string, facts: PictureFacts) => {
    for (const file of allVariants(facts))
      if (!store.has(file.name)) queue.later(jobFor(src, file));
  };
  const describe = (src: string, name: string) =>
    queue.want({
      key: src,
      async run() {
        const facts = await worker.run({ kind: 'describe', from: pathOf(src) });
        if (!facts) return;
        await store.keepFacts(name, facts);
        makeLater(src, facts);
      },
    });

  const find = (src: string): PictureFacts | undefined => {
    const known = shipped.get(src);
    if (known || !hasVariants(src)) return known;
    const [, name] = UPLOAD_ADDRESS.exec(src) ?? [];
    if (name === undefined) return undefined;
    const facts = store.factsOf(name);
    if (!facts && existsSync(pathOf(src))) describe(src, name);
    return facts;
  };

  /** The file of a variant that is there; null also when somebody removed it. */
  const serveMade = async ({ name, variant }: VariantFile, request: Request, keep: string) => {
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
    original?.headers.set('Cache-Control', STAND_IN);
    return original;
  };

  const serveVariant = async (path: string, request: Request): Promise<Response> => {
    const asked = parseVariantAddress(path);
    if (!asked) return noPicture();
    const facts = find(asked.src);
    if (!facts || facts.animated) return (await serveOriginal(asked.src, request)) ?? noPicture();
    const file = variantAsked(facts, asked);
    if (!file) return noPicture();
    const keep = asked.version === facts.version ? IMMUTABLE : REVALIDATED;
    const made = await serveMade(file, request, keep);
    if (made) return made;
    queue.want(jobFor(asked.src, file));
    for (const other of standIns(facts, file)) {
      const response = await serveMade(other, request, STAND_IN);
      if (response) return response;
    }
    return (await serveOriginal(asked.src, request)) ?? noPicture();
  };

  return {
    find,
    social(src) {
      const facts = find(src);
      return facts && !facts.animated ? socialImage(src, facts) : null;
    },
    serve(path, request) {
      return path.startsWith('/pictures/') ? serveVariant(path, request) : null;
    },
    makeAhead() {
      for (const [src, facts] of shipped) makeLater(src, facts);
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

function noPicture(): Response {
  return new Response('There is no picture at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
