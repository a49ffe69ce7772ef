// Where the files of this site are stored: `uploads` in the data folder, or a bucket for all machines, according to UPLOADS.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import type { Log } from '#server/log.ts';
import { Bucket, BucketRefusedError } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { FileCache } from './file-cache.ts';
import type { FileStore, LocalCopies } from './file-store.ts';
import { openFolder } from './folder-store.ts';

export interface Storage {
  uploads: FileStore;
  /** The bucket's folder for picture variants; null without a bucket. */
  pictures: Bucket | null;
  /** The local copies of the bucket's files; null without a bucket. */
  copies: LocalCopies | null;
}

/**
 * Opens the storage. Throws ConfigError with the bucket's message when it rejects the keys or does not exist; an unavailable
 * bucket is a warning, because visitors are served without it.
 */
export async function openStorage(
  { dataDir, uploads }: Pick<Config, 'dataDir' | 'uploads'>,
  log: Pick<Log, 'warn'>,
): Promise<Storage> {
  const folder = join(dataDir, 'uploads');
  if (uploads === null) return { uploads: await openFolder(folder), pictures: null, copies: null };
  const bucket = new Bucket(uploads.bucket, 'uploads');
  try {
    await bucket.check();
  } catch (error) {
    if (error instanceof BucketRefusedError) throw new ConfigError([`UPLOADS: ${error.message}`]);
    log.warn({ err: error }, 'the bucket is not available: uploads fail until it is back');
  }
  const cache = await FileCache.open(join(dataDir, 'uploads-cache'), uploads.cacheBytes);
  const former = existsSync(folder) ? await openFolder(folder) : undefined;
  const store = bucketStore(bucket, cache, { former });
  return {
    uploads: store,
    pictures: new Bucket(uploads.bucket, 'pictures'),
    copies: store.copies,
  };
}
