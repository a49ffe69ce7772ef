// The site's pictures: the facts that pages need, and their variants, made once and served from the data folder.
import { join } from 'node:path';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import type { Uploads } from '#server/admin/uploads.ts';
import type { StaticFiles } from '#server/http/static-files.ts';
import { PUBLIC_FOLDER } from '#server/public-folder.ts';
import type { Bucket } from '#server/storage/bucket.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import {
  allVariants,
  nominalSocialImage,
  type SocialImage,
  socialImage,
  widestVariant,
} from './picture-files.ts';
import { NO_FRAMES, type PictureFrames } from './picture-frames.ts';
import { pictureIds } from './picture-id.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureStore } from './picture-store.ts';
import { pictureDescriber, variantMaker } from './picture-work.ts';
import { PictureWorker } from './picture-worker.ts';
import { type ShownPicture, shownOf } from './shown-picture.ts';
import { uploadName, variantServer } from './variant-server.ts';

/** Variants are made ahead only after the first visitors have been served. */
export const MAKE_AHEAD_AFTER_MS = 10_000;

export interface Pictures {
  /**
   * The facts of the picture at `src`, or of its frame if it has one; undefined when it is not a picture of this site or not
   * described yet. Synchronous, because rendering needs it.
   */
  find(src: string): PictureFacts | undefined;
  /** Describes the upload at `src` in the background, if needed, and makes its variants. */
  prepare(src: string): void;
  /** The social image made of the picture at `src`; null when it cannot be made. */
  social(src: string): SocialImage | null;
  /** The address for programs that use one file of the picture: the original, or the widest variant of its frame. */
  addressOf(src: string): string;
  /** Whether the known frames are up to date. */
  readonly isFresh: boolean;
  /** Brings the known frames up to date; false when the database fails or is slow. Never rejects. */
  refresh(): Promise<boolean>;
  /** Reads the placeholder colours of a frame before it is stored. Null when the picture cannot be read or is animated. */
  describeFrame(src: string, frame: PictureFrame): Promise<{ placeholder?: string } | null>;
  /** Called after the frame of the picture at `src` has changed: makes new variants and removes those of `former`. */
  reframe(src: string, former: PictureFrame | null): void;
  /** The response for an address under /p/ or /pictures/; null for other paths. Waits only for social images and frames. */
  serve(path: string, request: Request): Promise<Response> | null;
  /** The names of the uploads described on this machine. */
  describedNames(): Promise<string[]>;
  /**
   * Returns a function that removes the files that this machine has made of an upload. They are listed at once, including the
   * variants of its frame, which is unknown after the upload is erased.
   */
  remover(name: string): () => Promise<void>;
  /** Makes the missing variants of the shipped pictures while the server is idle. */
  makeAhead(): void;
  /** Stops all work at once; incomplete files are removed. */
  stop(): void;
  /** The number of waiting and running jobs. */
  readonly waiting: number;
}

/**
 * Opens `<dataDir>/pictures`, with the files of other machines in `bucket`. `shipped` are the pictures of `directory`, which
 * `files` serves. With `make` false no variants are made: the original is served instead.
 */
export async function openPictures({
  dataDir,
  shipped,
  files,
  uploads,
  frames = NO_FRAMES,
  bucket = null,
  make = true,
  directory = PUBLIC_FOLDER,
}: {
  dataDir: string;
  shipped: PictureCatalogue;
  files: StaticFiles;
  uploads: Uploads;
  frames?: PictureFrames;
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
  const wholeOf = (src: string): PictureFacts | undefined => {
    const name = uploadName(src);
    return shipped.get(src) ?? (name === undefined ? undefined : store.factsOf(name));
  };
  const known = (src: string): ShownPicture | undefined => shownOf(wholeOf(src), frames.of(src));
  const find = (src: string) => known(src)?.facts;
  const latest = async (src: string) => shownOf(wholeOf(src), await frames.latest(src));

  const work = { store, queue, worker, pathOf };
  const { makeVariant, makeVariantsInBackground } = variantMaker(work);
  const { describe, describeFrame } = pictureDescriber(work);
  const prepare = async (src: string): Promise<void> => {
    const name = uploadName(src);
    if (name === undefined || wholeOf(src)) return;
    await queue.enqueue({
      key: src,
      async run() {
        await describe(src, name);
        const shown = known(src);
        if (shown) makeVariantsInBackground(src, shown);
      },
    });
  };
  const shippedById = pictureIds(shipped.keys());
  const serveVariant = variantServer({
    store,
    files,
    uploads,
    known,
    latest,
    hasFrame: async (src) => (await frames.latest(src)) !== null,
    srcOf: (id) => shippedById.get(id) ?? (uploadName(`/uploads/${id}`) && `/uploads/${id}`),
    prepare,
    make: makeVariant,
  });
  const { beforeErase, ...removal } = uploadRemoval({ store, wholeOf, known, latest });
  uploads.onErase = beforeErase;

  return {
    ...removal,
    find,
    prepare: (src) => void prepare(src),
    social(src) {
      const facts = find(src);
      if (!facts && frames.of(src)) return nominalSocialImage(src);
      return facts && !facts.animated ? socialImage(src, facts) : null;
    },
    addressOf(src) {
      if (!frames.of(src)) return src;
      const facts = find(src);
      return facts?.framed || !facts ? widestVariant(src, facts) : src;
    },
    get isFresh() {
      return frames.isFresh;
    },
    refresh: () => frames.refresh(),
    describeFrame,
    reframe(src, former) {
      queue.enqueue({
        key: `frame of ${src}`,
        async run() {
          const whole = wholeOf(src);
          const shown = await latest(src);
          if (!whole || !shown) return;
          const before = former && shownOf(whole, former);
          if (before && before.facts.version !== shown.facts.version)
            await store.removeVariants(namesOf([before.facts]));
          makeVariantsInBackground(src, shown);
        },
      });
    },
    serve(path, request) {
      return /^\/p(?:ictures)?\//.test(path) ? serveVariant(path, request) : null;
    },
    makeAhead() {
      for (const src of shipped.keys()) {
        const shown = known(src);
        if (shown) makeVariantsInBackground(src, shown);
      }
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

/** Removes the files made of uploads. */
function uploadRemoval({
  store,
  wholeOf,
  known,
  latest,
}: {
  store: PictureStore;
  wholeOf: (src: string) => PictureFacts | undefined;
  known: (src: string) => ShownPicture | undefined;
  latest: (src: string) => Promise<ShownPicture | undefined>;
}) {
  const filesOf = (whole: PictureFacts | undefined, shown: ShownPicture | undefined) =>
    namesOf([whole, shown?.facts].flatMap((facts) => facts ?? []));
  return {
    async beforeErase(name: string) {
      const src = `/uploads/${name}`;
      const whole = wholeOf(src) ?? (await store.fetchFacts(name));
      const variants = filesOf(whole, await latest(src).catch(() => known(src)));
      return () => store.remove(name, variants);
    },
    describedNames: () => store.describedNames(),
    remover(name: string) {
      const src = `/uploads/${name}`;
      const variants = filesOf(wholeOf(src), known(src));
      return () => store.removeHere(name, variants);
    },
  };
}

function namesOf(shown: readonly PictureFacts[]): string[] {
  return shown.flatMap((facts) => allVariants(facts).map(({ name }) => name));
}
