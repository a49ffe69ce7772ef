// The frames of cropped pictures in memory, because rendering needs them synchronously. Purges of the page cache expire them,
// so that changes of other processes apply too.
import type { Database } from '#db/client.ts';
import { nameOfPicture } from '#db/contract/media/media-name.ts';
import { findPictureFrame, listPictureFrames } from '#db/queries/media/picture-frames.ts';
import type { StoredFrame } from '#db/schema.ts';
import { FreshValue } from '#server/cache/fresh-value.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { Log } from '#server/log.ts';

const ASK_WITHIN_MS = 1000;

export interface PictureFrames {
  /** The last known frame of the picture at `src`; null when pages show the whole picture. */
  of(src: string): StoredFrame | null;
  /** The current frame in the database. Rejects after a second without a response. */
  latest(src: string): Promise<StoredFrame | null>;
  /** Whether the known frames are up to date. */
  readonly isFresh: boolean;
  /** Brings them up to date, like `FreshValue.refresh`. */
  refresh(): Promise<boolean>;
}

/** The frames of a site without a library: none. */
export const NO_FRAMES: PictureFrames = {
  of: () => null,
  latest: async () => null,
  isFresh: true,
  refresh: async () => true,
};

/** The frames stored in the database. */
export function openPictureFrames({
  db,
  cache,
  log,
}: {
  db: Database;
  cache: Pick<PageCache, 'onPurge'>;
  log: Pick<Log, 'warn'>;
}): PictureFrames {
  const frames = new FreshValue<ReadonlyMap<string, StoredFrame>>({
    initial: new Map(),
    load: async () => ({ value: await listPictureFrames(db.replica) }),
    onFailure: (err) => log.warn({ err }, 'frames cannot be read: showing the last known ones'),
  });
  cache.onPurge(({ tags }) => {
    if (tags === 'all' || tags.some((tag) => tag.startsWith('upload:'))) frames.expire();
  });
  return {
    of(src) {
      if (frames.lastKnown.size === 0) return null;
      const name = nameOfPicture(src);
      return (name !== undefined && frames.lastKnown.get(name)) || null;
    },
    async latest(src) {
      const name = nameOfPicture(src);
      if (name === undefined) return null;
      const late = Bun.sleep(ASK_WITHIN_MS).then(() =>
        Promise.reject(new Error('No response in time')),
      );
      return Promise.race([findPictureFrame(db, name), late]);
    },
    get isFresh() {
      return frames.isFresh;
    },
    refresh: () => frames.refresh(),
  };
}
