// Copies uploads from one store to another while the site serves them. Stopped at any moment, it can be repeated.
import { createHash } from 'node:crypto';
import { isUploadName } from '#db/contract/picture-name.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** A store may be away for a moment. */
const TRIES = 3;

/** What a run has done: pictures that were copied, their bytes, and pictures that were there already. */
export interface Moved {
  copied: number;
  bytes: number;
  present: number;
}

/** A copy does not have the bytes of its original. */
export class CopyError extends Error {}

/**
 * Copies every picture that `to` does not have, and reads each copy back to compare checksums; `from` stays as it is. A
 * picture of another size in `to` was not finished, and is replaced. Throws `CopyError` and `StorageUnavailableError`.
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
    const bytes = await retried(() => read(from, name));
    // deleted meanwhile
    if (bytes === null) continue;
    await retried(async () => {
      await to.delete(name);
      await to.put(name, bytes);
    });
    const copy = await retried(() => read(to, name));
    if (copy === null || checksum(copy) !== checksum(bytes))
      throw new CopyError(`The copy of ${name} is not what was copied. Run it again.`);
    moved.copied += 1;
    moved.bytes += bytes.byteLength;
  }
  return moved;
}

async function read(store: FileStore, name: string): Promise<Uint8Array | null> {
  const path = await store.open(name);
  return path === null ? null : Bun.file(path).bytes();
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
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
