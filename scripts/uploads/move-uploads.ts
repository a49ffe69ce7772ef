// Copies uploads from one store to another while the site serves them. It can be interrupted and repeated at any time.
import { createHash } from 'node:crypto';
import { isUploadName } from '#db/contract/media/media-name.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Retries, because a store may be briefly unavailable. */
const TRIES = 3;

/** The result of a run: the number of copied files, their bytes, and the number of files already there. */
export interface Moved {
  copied: number;
  bytes: number;
  present: number;
}

/** A copy differs from its original. */
export class CopyError extends Error {}

/**
 * Copies every file that is missing in `to`, and reads each copy back to compare checksums; `from` is not changed. A file of
 * another size in `to` is incomplete, and is replaced. Throws `CopyError` and `StorageUnavailableError`.
 */
export async function moveUploads(from: FileStore, to: FileStore): Promise<Moved> {
  const sizes = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]));
  const moved: Moved = { copied: 0, bytes: 0, present: 0 };
  for (const { name, bytes: size } of await from.list()) {
    if (!isUploadName(name)) continue;
    if (sizes.get(name) === size) {
      moved.present += 1;
      continue;
    }
    const path = await retried(() => from.open(name));
    // deleted meanwhile
    if (path === null) continue;
    const original = await checksum(path);
    await retried(async () => {
      await to.delete(name);
      await to.putFile(name, path);
    });
    const copy = await retried(() => to.open(name));
    if (copy === null || (await checksum(copy)) !== original) {
      // it may have the right size, by which the next run would count it as there
      await retried(() => to.delete(name));
      throw new CopyError(`The copy of ${name} differs from the original. Run the command again.`);
    }
    moved.copied += 1;
    moved.bytes += size;
  }
  return moved;
}

/** The checksum of a file, read in chunks because a film may be large. */
async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of Bun.file(path).stream()) hash.update(part);
  return hash.digest('hex');
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
