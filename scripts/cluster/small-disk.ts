// A disk that can be filled: a small in-memory file system. Mounting it needs permission.
import { statfsSync } from 'node:fs';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '200m';

export interface SmallDisk extends AsyncDisposable {
  folder: string;
  /** Fills the disk completely. */
  fill(): Promise<void>;
  /** Frees the space again. */
  empty(): Promise<void>;
}

/** Mounts the disk; null when that is not permitted. `await using` removes it. */
export async function mountSmallDisk(): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'verso-disk-'));
  const run = async (...cmd: string[]) => {
    const stdio: ['ignore', 'ignore', 'ignore'] = ['ignore', 'ignore', 'ignore'];
    return (await Bun.spawn({ cmd, stdio }).exited) === 0;
  };
  const isAllowed =
    Bun.which('mount') !== null &&
    (await run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder));
  if (!isAllowed) {
    await rmdir(folder);
    return null;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    async fill() {
      const { bavail, bsize } = statfsSync(folder);
      await run('dd', 'if=/dev/zero', `of=${filling}`, `bs=${bsize}`, `count=${bavail + 1}`);
    },
    empty: () => rm(filling, { force: true }),
    async [Symbol.asyncDispose]() {
      await run('umount', '-l', folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
