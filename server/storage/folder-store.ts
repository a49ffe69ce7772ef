// Files in a folder of this machine.
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageUnavailableError } from '#server/http/errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { onDisk } from './on-disk.ts';

const PROBE = '.probe-';
/** A full disk still accepts an empty file. */
const PROBE_BYTES = 4096;
/** A probe of this age was left by a process that died. */
const PROBE_AFTER_MS = 10 * 60_000;

/** Opens the folder, creating it if needed. Throws the system's error. */
export async function openFolder(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true });
  return {
    isRemote: false,
    async put(name, bytes) {
      await writeDurably(join(directory, name), bytes);
      await syncDirectory(directory);
    },
    async putFile(name, path) {
      await copyDurably(path, join(directory, name));
      await syncDirectory(directory);
    },
    temporaryPath: (name) => join(directory, `${name}.unfinished`),
    async open(name) {
      const path = join(directory, name);
      return (await Bun.file(path).exists()) ? path : null;
    },
    delete: (name) => onDisk(rm(join(directory, name), { force: true })),
    list: () => list(directory),
    async check() {
      const probe = join(directory, PROBE + crypto.randomUUID());
      await writeDurably(probe, new Uint8Array(PROBE_BYTES));
      await rm(probe, { force: true });
    },
  };
}

async function list(directory: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const name of await readdir(directory)) {
    // another process may have deleted it
    const found = await stat(join(directory, name)).catch(() => null);
    if (!found?.isFile()) continue;
    if (!name.startsWith(PROBE)) files.push({ name, changedAt: found.mtimeMs, bytes: found.size });
    else if (Date.now() - found.mtimeMs > PROBE_AFTER_MS)
      await rm(join(directory, name), { force: true });
  }
  return files;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw new StorageUnavailableError({ cause: error });
  }
}

/** A hard link when both paths are on one disk, otherwise a copy. */
async function copyDurably(from: string, to: string): Promise<void> {
  const copy = `${to}.copy.unfinished`;
  try {
    const file = await open(from, 'r');
    await file.sync().finally(() => file.close());
    const isLinked = await link(from, to).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
    await copyFile(from, copy);
    const copied = await open(copy, 'r+');
    await copied.sync().finally(() => copied.close());
    await rename(copy, to);
  } catch (error) {
    await rm(copy, { force: true }).catch(() => undefined);
    throw new StorageUnavailableError({ cause: error });
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await onDisk(open(path, 'r'));
  await onDisk(directory.sync().finally(() => directory.close()));
}
