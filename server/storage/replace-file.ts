// Writes a file so that no process sees half of it.
import { rename, rm } from 'node:fs/promises';

/** Creates or replaces a file atomically: other processes may write or read it. Its folder must exist. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  // not named by process id: containers that share a folder may all have the same id
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    await Bun.write(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    // the disk may be full
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
