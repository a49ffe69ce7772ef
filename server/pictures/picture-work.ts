// The work on pictures: the queue makes their variants, the picture process finds their facts.
import { rm } from 'node:fs/promises';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { type VariantFile, variantsToMakeAhead } from './picture-files.ts';
import type { PictureQueue } from './picture-queue.ts';
import type { PictureStore } from './picture-store.ts';
import type { PictureWorker } from './picture-worker.ts';
import type { ShownPicture } from './shown-picture.ts';

interface PictureWork {
  store: PictureStore;
  queue: PictureQueue;
  worker: PictureWorker;
  /** The path of a picture's file on this machine. */
  pathOf: (src: string) => Promise<string | null>;
}

/** Queues variants to be made, at once or when the server is idle. */
export function variantMaker({ store, queue, worker, pathOf }: PictureWork) {
  const jobFor = (src: string, { name, variant }: VariantFile, frame: PictureFrame | null) => ({
    key: name,
    async run() {
      if (await store.fetch(name)) return;
      const from = await pathOf(src);
      if (from === null) return;
      const task = frame ? { ...variant, frame } : variant;
      await worker.run({ kind: 'variant', from, to: store.pathOf(name), variant: task });
      // the upload was erased meanwhile
      if ((await pathOf(src)) === null) await rm(store.pathOf(name), { force: true });
      else await store.add(name);
    },
  });
  const makeVariantsInBackground = (src: string, { facts, frame }: ShownPicture) => {
    const missing = variantsToMakeAhead(facts).filter((file) => !store.has(file.name));
    // shuffled, so that machines that start together rarely make the same file
    for (const file of store.bucket ? shuffled(missing) : missing)
      queue.enqueueInBackground(jobFor(src, file, frame));
  };
  return {
    makeVariantsInBackground,
    makeVariant: (src: string, file: VariantFile, frame: PictureFrame | null) =>
      queue.enqueue(jobFor(src, file, frame)),
  };
}

/** Finds the facts of uploads and frames. */
export function pictureDescriber({ store, worker, pathOf }: PictureWork) {
  return {
    /** Stores the facts of the upload `name`, or fetches those stored by another machine. */
    async describe(src: string, name: string): Promise<void> {
      if (await store.fetchFacts(name)) return;
      const from = await pathOf(src);
      if (from === null) return;
      const facts = { id: name, ...(await worker.run({ kind: 'describe', from })) };
      // skipped if the upload was erased meanwhile
      if ((await pathOf(src)) !== null) await store.saveFacts(name, facts);
    },
    /** See `Pictures.describeFrame`. */
    async describeFrame(src: string, frame: PictureFrame) {
      const from = await pathOf(src);
      if (from === null) return null;
      const found = await worker.run({ kind: 'describe', from, frame }).catch(() => null);
      if (!found || found.animated) return null;
      return found.placeholder === undefined ? {} : { placeholder: found.placeholder };
    },
  };
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
