// The data folder of a measured site, gone with it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePictures } from '#testing/share-pictures.ts';

/** An empty data folder that shares the made pictures; `await using` removes it. */
export async function openDataFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'verso-bench-'));
  await sharePictures(path);
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true });
    },
  };
}
