// Copies of a bucket's files in a local folder, limited by evicting the least recently used. Processes may share the folder.
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from './on-disk.ts';

/** A temporary file of this age was left by a process that died. */
const ABANDONED_MS = 10 * 60_000;

export class FileCache {
  /** The size of each file in bytes, by name, least recently used first. */
  readonly #files = new Map<string, number>();
  #bytes = 0;

  private constructor(
    readonly directory: string,
    readonly maxBytes: number,
  ) {}

  /** Opens the folder, creating it if needed. `maxBytes` limits its size. */
  static async open(directory: string, maxBytes: number): Promise<FileCache> {
    const cache = new FileCache(directory, maxBytes);
    await mkdir(directory, { recursive: true });
    for (const name of await readdir(directory)) {
      const path = join(directory, name);
      const found = await stat(path).catch(() => null);
      if (!found) continue;
      if (!name.endsWith('.tmp')) cache.#note(name, found.size);
      else if (Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
    await cache.#evict();
    return cache;
  }

  /** The path of a copy, which counts as used; null when there is none. */
  async find(name: string): Promise<string | null> {
    const path = join(this.directory, name);
    const found = await stat(path).catch(() => null);
    if (found) this.#note(name, found.size);
    else this.#drop(name);
    return found && path;
  }

  /** Stores a copy of a file whose date in the bucket is `changedAt`; returns its path. */
  async add(name: string, bytes: Uint8Array, changedAt: number): Promise<string> {
    const temporary = this.temporaryPath(name);
    try {
      await onDisk(Bun.write(temporary, bytes));
      return await this.adopt(name, temporary, bytes.byteLength, changedAt);
    } catch (error) {
      // the disk may be full
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** The path for a file until it is complete; `open` removes leftovers there. */
  temporaryPath(name: string): string {
    return join(this.directory, `${name}.${crypto.randomUUID()}.tmp`);
  }

  /** Turns the complete file at `temporary` into the copy of that name; returns its path. */
  async adopt(name: string, temporary: string, bytes: number, changedAt: number): Promise<string> {
    const path = join(this.directory, name);
    // response validators are derived from this time, so it must be the same on every machine
    await utimes(temporary, changedAt / 1000, changedAt / 1000);
    await rename(temporary, path);
    this.#note(name, bytes);
    await this.#evict();
    return path;
  }

  /** Removes a copy. */
  async delete(name: string): Promise<void> {
    this.#drop(name);
    await rm(join(this.directory, name), { force: true });
  }

  /** The names of all copies. */
  names(): string[] {
    return [...this.#files.keys()];
  }

  #note(name: string, bytes: number): void {
    this.#drop(name);
    this.#files.set(name, bytes);
    this.#bytes += bytes;
  }

  #drop(name: string): void {
    this.#bytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
  }

  async #evict(): Promise<void> {
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.maxBytes || this.#files.size === 1) return;
      await this.delete(oldest);
    }
  }
}
