// The folder of variants, bounded by evicting the least recently used, and the facts of uploads.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';

/** About 1 GB: a variant has 50 kB on average. A removed one is made again on request. */
const VARIANTS_MAX = 20_000;
const FACTS_MAX = 2000;
/** A file still under its temporary name after this long was left by a process that died. */
const ABANDONED_MS = 10 * 60_000;

export class PictureStore {
  /** Names, least recently used first. */
  readonly #variants = new Set<string>();
  readonly #facts = new Map<string, PictureFacts>();

  private constructor(
    readonly directory: string,
    readonly maxVariants: number,
  ) {}

  /** Opens `<dataDir>/pictures`, making it when it is not there. */
  static async open(dataDir: string, maxVariants = VARIANTS_MAX): Promise<PictureStore> {
    const store = new PictureStore(join(dataDir, 'pictures'), maxVariants);
    for (const folder of ['variants', 'facts']) {
      const directory = join(store.directory, folder);
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(directory)) {
        if (name.endsWith('.tmp')) await removeAbandoned(join(directory, name));
        else if (folder === 'variants') store.#variants.add(name);
      }
    }
    return store;
  }

  pathOf(variant: string): string {
    return join(this.directory, 'variants', variant);
  }

  /** Whether this variant is there; it counts as used. */
  has(variant: string): boolean {
    if (!this.#variants.delete(variant)) return false;
    this.#variants.add(variant);
    return true;
  }

  /** Adds a variant that was just made; the least recently used ones are removed when there are too many. */
  async add(variant: string): Promise<void> {
    this.#variants.add(variant);
    for (const oldest of this.#variants) {
      if (this.#variants.size <= this.maxVariants) break;
      this.#variants.delete(oldest);
      await rm(this.pathOf(oldest), { force: true });
    }
  }

  /** Drops a variant whose file was removed by something else. */
  forget(variant: string): void {
    this.#variants.delete(variant);
  }

  /** Removes the facts of the upload `name` and these variants of it. */
  async remove(name: string, variants: readonly string[]): Promise<void> {
    this.#facts.delete(name);
    await rm(this.#factsPath(name), { force: true });
    for (const variant of variants) {
      this.#variants.delete(variant);
      await rm(this.pathOf(variant), { force: true });
    }
  }

  /** The facts of the upload `name`, undefined when it was never described. Reads a small file once. */
  factsOf(name: string): PictureFacts | undefined {
    const known = this.#facts.get(name);
    if (known) return known;
    try {
      const facts: PictureFacts = JSON.parse(readFileSync(this.#factsPath(name), 'utf8'));
      this.#remember(name, facts);
      return facts;
    } catch {
      return undefined;
    }
  }

  /** Stores the facts of the upload `name`, in memory and in the folder. */
  async saveFacts(name: string, facts: PictureFacts): Promise<void> {
    this.#remember(name, facts);
    const temporary = `${this.#factsPath(name)}.${process.pid}.tmp`;
    await Bun.write(temporary, JSON.stringify(facts));
    await rename(temporary, this.#factsPath(name));
  }

  #remember(name: string, facts: PictureFacts): void {
    if (this.#facts.size >= FACTS_MAX) this.#facts.clear();
    this.#facts.set(name, facts);
  }

  #factsPath(name: string): string {
    return join(this.directory, 'facts', `${name}.json`);
  }
}

async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}
