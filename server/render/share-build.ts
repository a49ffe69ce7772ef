// Stores the scripts and styles of this build in the database, so that machines with another build can serve them.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HOUR_MS } from '#db/limits.ts';
import { storeBuildFiles } from '#db/queries/operations/build-files.ts';
import type { Deps } from '#server/context.ts';
import { BUILD, listBuild } from './assets.ts';

const EVERY_MS = HOUR_MS;
const RETRY_MS = 5000;

/**
 * Stores them before it resolves, and records every hour that they are in use. Without the database the start continues, and
 * they are stored once it is back.
 */
export async function shareBuild(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  directory = BUILD,
  retryMs = RETRY_MS,
): Promise<{ stop(): void }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const share = async () => {
    let nextMs = EVERY_MS;
    try {
      await storeBuildFiles(db, await listBuild(directory), (name) => compressed(directory, name));
    } catch (error) {
      log.warn({ err: error }, 'the build is not shared with other machines yet');
      nextMs = retryMs;
    }
    if (stopped) return;
    timer = setTimeout(share, nextMs);
    timer.unref();
  };
  await share();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function compressed(directory: string, name: string): Promise<Buffer> {
  const path = join(directory, name);
  const made = Bun.file(`${path}.br`);
  if (await made.exists()) return Buffer.from(await made.arrayBuffer());
  return brotliCompressSync(await Bun.file(path).bytes());
}
