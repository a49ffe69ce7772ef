// Stores the scripts and styles of this build in the database, so that machines with another build can serve them.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { storeBuildFiles } from '#db/queries/operations/build-files.ts';
import type { Deps } from '#server/context.ts';
import { BUILD, listBuild } from './assets.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Stores them before it resolves, and says every hour that they are in use. Without the database the start goes on. */
export async function shareBuild(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  directory = BUILD,
): Promise<{ stop(): void }> {
  const share = async () => {
    try {
      await storeBuildFiles(db, await listBuild(directory), (name) => compressed(directory, name));
    } catch (error) {
      log.warn({ err: error }, 'the build is not shared with other machines yet');
    }
  };
  await share();
  const timer = setInterval(share, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function compressed(directory: string, name: string): Promise<Buffer> {
  const path = join(directory, name);
  const made = Bun.file(`${path}.br`);
  if (await made.exists()) return Buffer.from(await made.arrayBuffer());
  return brotliCompressSync(await Bun.file(path).bytes());
}
