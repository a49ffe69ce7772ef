// `bun run uploads:move to-bucket | to-folder`: copies the uploads between DATA_DIR and the bucket in UPLOADS.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';
import { Bucket } from '#server/storage/bucket.ts';
import { bucketStore } from '#server/storage/bucket-store.ts';
import { FileCache } from '#server/storage/file-cache.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { CopyError, moveUploads } from './move-uploads.ts';

const [direction, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (direction !== 'to-bucket' && direction !== 'to-folder')) {
  console.error('Usage: bun run uploads:move to-bucket | to-folder');
  process.exit(1);
}
const copies = mkdtempSync(join(tmpdir(), 'verso-uploads-'));
try {
  const { dataDir, uploads } = parseConfig(process.env);
  if (uploads === null)
    throw new ConfigError(['UPLOADS: set it to the bucket, such as s3://bucket/prefix']);
  const folder = await openFolder(join(dataDir, 'uploads'));
  // room for one local copy: each file is read once
  const bucket = bucketStore(
    new Bucket(uploads.bucket, 'uploads'),
    await FileCache.open(copies, 1),
    { patient: true },
  );
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, bytes, present } = await moveUploads(from, to);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  console.log(`${copied} files copied (${megabytes} MB), ${present} already there`);
} catch (error) {
  if (error instanceof StorageUnavailableError)
    console.error(`${reasonOf(error)}. Check UPLOADS and S3_*.`);
  else if (error instanceof ConfigError || error instanceof CopyError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
} finally {
  rmSync(copies, { recursive: true });
}
