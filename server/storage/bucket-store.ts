// Files in a bucket, with local copies of the files that are served.
import { rm, stat } from 'node:fs/promises';
import { kindOfMedia } from '#db/contract/media/media-name.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import type { Bucket } from './bucket.ts';
import type { FileCache } from './file-cache.ts';
import type { FileStore, LocalCopies } from './file-store.ts';

/** The lowest accepted transfer speed: a slower transfer counts as an outage. */
const BYTES_PER_MS = 500;
const START_WITHIN_MS = 1500;

interface BucketStoreOptions {
  /** The store that files are being moved from: files missing in the bucket are read from there. */
  former?: FileStore | undefined;
  /** When no client waits: pictures get a deadline by their size, as films do. */
  patient?: boolean;
}

/** The time limit for a file of that many bytes. */
function deadlineFor(bytes: number): number {
  return START_WITHIN_MS + bytes / BYTES_PER_MS;
}

/** Stores files in `bucket`; `cache` holds the copies. While the bucket is unavailable, files with a copy can be opened. */
export function bucketStore(
  bucket: Bucket,
  cache: FileCache,
  { former, patient = false }: BucketStoreOptions = {},
): FileStore & { copies: LocalCopies } {
  const isQuick = (name: string) => !patient && kindOfMedia(name) === 'picture';
  const fetching = new Map<string, Promise<string | null>>();
  const openFormer = async (name: string) => (await former?.open(name)) ?? null;
  /** Fetches a large file to the disk, not through memory. */
  const fetchLarge = async (name: string): Promise<string | null> => {
    const found = await bucket.find(name);
    if (!found) return openFormer(name);
    const path = cache.temporaryPath(name);
    try {
      const isThere = await bucket.fetchFile(name, path, deadlineFor(found.bytes));
      if (!isThere) return openFormer(name);
      const { size } = await stat(path);
      if (size !== found.bytes) throw new StorageUnavailableError();
      return await cache.adopt(name, path, size, found.changedAt);
    } finally {
      await rm(path, { force: true });
    }
  };
  const fetchFile = async (name: string): Promise<string | null> => {
    if (!isQuick(name)) return fetchLarge(name);
    const [found, bytes] = await Promise.all([bucket.find(name), bucket.get(name)]);
    if (found && bytes) {
      if (bytes.byteLength !== found.bytes) throw new StorageUnavailableError();
      return cache.add(name, bytes, found.changedAt);
    }
    return openFormer(name);
  };
  return {
    isRemote: true,
    // a film restored from a backup comes from memory
    put: (name, bytes) =>
      isQuick(name)
        ? bucket.put(name, bytes)
        : bucket.put(name, bytes, deadlineFor(bytes.byteLength)),
    async putFile(name, path) {
      await bucket.putFile(name, path, deadlineFor((await stat(path)).size));
    },
    temporaryPath: (name) => cache.temporaryPath(name),
    async open(name) {
      const cached = await cache.find(name);
      if (cached !== null) return cached;
      let fetched = fetching.get(name);
      if (!fetched) {
        fetched = fetchFile(name).finally(() => fetching.delete(name));
        fetching.set(name, fetched);
      }
      return fetched;
    },
    async delete(name) {
      await cache.delete(name);
      await bucket.delete(name);
      await former?.delete(name);
    },
    async list() {
      const files = await bucket.list();
      // removes copies of deleted files
      const names = new Set(files.map((file) => file.name));
      for (const name of cache.names()) if (!names.has(name)) await cache.delete(name);
      return files.filter(({ name }) => !name.startsWith('.'));
    },
    check: () => bucket.check(),
    copies: {
      names: () => cache.names(),
      async drop(name) {
        await fetching.get(name)?.catch(() => null);
        await cache.delete(name);
      },
    },
  };
}
