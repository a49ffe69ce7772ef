// The data folder of a measured site, removed at the end.
import { rm } from 'node:fs/promises';
import { makeDataFolder } from '#testing/start-site.ts';

/** An empty data folder that shares the variants of pictures; `await using` removes it. */
export async function openDataFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await makeDataFolder();
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true });
    },
  };
}
