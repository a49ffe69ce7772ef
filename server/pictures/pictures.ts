// The site's pictures: the facts that pages need, and their variants, made once and served from the data folder.
import { join, resolve } from 'node:path';
import type { Uploads } from '#server/admin/uploads.ts';
import type { StaticFiles } from '#server/http/static-files.ts';
import type { Bucket } from '#server/storage/bucket.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import {
  allVariants,
  type SocialImage,
  socialImage,
  type VariantFile,
  variantsToMakeAhead,
} from './picture-files.ts';
import { pictureIds } from './picture-id.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureStore } from './picture-store.ts';
import { PictureWorker } from './picture-worker.ts';
import { uploadName, variantServer } from './variant-server.ts';

/** Pictures are made ahead once the first visitors have been served. */
export const MAKE_AHEAD_AFTER_MS = 10_000;

const PUBLIC = resolve(import.meta.dir, '../../public');

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
  /** The answer for an address under /p/ or /pictures/, without waiting for a variant to be made; null for any other. */
  serve(path: string, request: Request): Promise<Response> | null;
  /** Makes the missing variants of the shipped pictures while the server is idle. */
  makeAhead(): void;
  /** Ends all work at once; no half-made file is left. */
  stop(): void;
  /** How many jobs wait or run. */
  readonly waiting: number;
}

/**
 * Opens `<dataDir>/pictures`, with what other machines have made in `bucket`. `shipped` are the pictures of `directory`, which `files` serves. With `make` false no
 * picture is described or encoded: the original is served instead of a missing variant.
 */
export async function openPictures({
  dataDir,
  shipped,
  files,
  uploads,
  bucket = null,
  make = true,
  directory = PUBLIC,
}: {
  dataDir: string;
  shipped: PictureCatalogue;
  files: StaticFiles;
  uploads: Uploads;
  bucket?: Bucket | null;
  make?: boolean;
  directory?: string;
}): Promise<Pictures> {
  const store = await PictureStore.open(dataDir, { bucket });
  const queue = new PictureQueue();
  const worker = new PictureWorker('low-priority');
  if (!make) queue.stop();

  const pathOf = async (src: string): Promise<string | null> => {
    if (shipped.has(src)) return join(directory, src);
    const name = uploadName(src);
    return name === undefined ? null : uploads.localFile(name);
  };

  const jobFor = (src: string, { name, variant }: VariantFile) => ({
    key: name,
    async run() {
      if (await store.fetch(name)) return;
      const from = await pathOf(src);
      if (from === null) return;
      await worker.run({ kind: 'variant', from, to: store.pathOf(name), variant });
      await store.add(name);
    },
  });
  const makeVariantsInBackground = (src: string, facts: PictureFacts) => {
    const missing = variantsToMakeAhead(facts).filter((file) => !store.has(file.name));
    // machines that begin at once meet less often
    for (const file of bucket ? shuffled(missing) : missing)
      queue.enqueueInBackground(jobFor(src, file));
  };
  const shippedById = pictureIds(shipped.keys());
  const find = (src: string): PictureFacts | undefined => {
    const name = uploadName(src);
    return shipped.get(src) ?? (name === undefined ? undefined : store.factsOf(name));
  };

  const describe = async (src: string, name: string): Promise<PictureFacts | null> => {
    const known = await store.fetchFacts(name);
    if (known) return known;
    const from = await pathOf(src);
    if (from === null) return null;
    const facts = { id: name, ...(await worker.run({ kind: 'describe', from })) };
    await store.saveFacts(name, facts);
    return facts;
  };
  const prepare = (src: string): void => {
    const name = uploadName(src);
    if (name === undefined || find(src)) return;
    queue.enqueue({
      key: src,
      async run() {
        const facts = await describe(src, name);
        if (facts) makeVariantsInBackground(src, facts);
      },
    });
  };

  const serveVariant = variantServer({
    store,
    files,
    uploads,
    find,
    srcOf: (id) => shippedById.get(id) ?? (uploadName(`/uploads/${id}`) && `/uploads/${id}`),
    prepare,
    make: (src, file) => queue.enqueue(jobFor(src, file)),
  });

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
      return /^\/p(?:ictures)?\//.test(path) ? serveVariant(path, request) : null;
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

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
