// A folder in memory for data that is thrown away.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The file system in memory that Linux has here. */
const MEMORY = '/dev/shm';
/** Much more than tests store at a time. Containers often have 64 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** Creates an empty folder in memory, which `await using` removes; null where there is none or too little room. */
export async function makeMemoryFolder(): Promise<(AsyncDisposable & { path: string }) | null> {
  const room = await statfs(MEMORY).catch(() => null);
  if (room === null || room.bavail * room.bsize < ENOUGH_BYTES) return null;
  const path = await mkdtemp(join(MEMORY, 'verso-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
