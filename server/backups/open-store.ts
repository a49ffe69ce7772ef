// The store of a site's uploads for backup and restore, separate from the running site's store and its local copies.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { Bucket } from '#server/storage/bucket.ts';
import { bucketStore } from '#server/storage/bucket-store.ts';
import { FileCache } from '#server/storage/file-cache.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { retryingStore } from '#server/storage/retrying-store.ts';

/** Opens the folder or the bucket, which may be slow or briefly unavailable. `scratch` is a folder for one copied object. */
export async function openStore(
  { dataDir, uploads }: Pick<Config, 'dataDir' | 'uploads'>,
  scratch: string,
): Promise<FileStore> {
  const folder = join(dataDir, 'uploads');
  if (uploads === null) return openFolder(folder);
  const copies = await FileCache.open(join(scratch, 'copies'), 1);
  const former = existsSync(folder) ? await openFolder(folder) : undefined;
  const bucket = new Bucket(uploads.bucket, 'uploads');
  return retryingStore(bucketStore(bucket, copies, { former, patient: true }));
}
