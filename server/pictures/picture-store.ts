// The folder of variants, limited by evicting the least recently used, and the facts of uploads. With a bucket, both are
// stored there as well, so that they are made once for all machines.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '#server/storage/bucket.ts';
import { replaceFile } from '#server/storage/replace-file.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';

/** About 1 GB: a variant has 50 kB on average. An evicted one is made again on request. */
const VARIANTS_MAX = 20_000;
const FACTS_MAX = 2000;
/** A temporary file of this age was left by a process that died. */
const ABANDONED_MS = 10 * 60_000;

export class PictureStore {
  /** Names, least recently used first. */
  readonly #variants = new Set<string>();
  readonly #facts = new Map<string, PictureFacts>();

  private constructor(
    readonly directory: string,
    readonly maxVariants: number,
    readonly bucket: Bucket | null,
  ) {}

  /** Opens `<dataDir>/pictures`, creating it if needed. `bucket` holds the files made by all machines. */
  static async open(
    dataDir: string,
    { maxVariants = VARIANTS_MAX, bucket = null }: { maxVariants?: number; bucket?: Bucket | null },
  ): Promise<PictureStore> {
    const store = new PictureStore(join(dataDir, 'pictures'), maxVariants, bucket);
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

  /** Whether this variant exists here; it counts as used. */
  has(variant: string): boolean {
    if (!this.#variants.delete(variant)) return false;
    this.#variants.add(variant);
    return true;
  }

  /** Copies the variant here if another machine has made it; returns whether it exists. */
  async fetch(variant: string): Promise<boolean> {
    const bytes = await this.#get(`variants/${variant}`);
    if (!bytes) return false;
    await replaceFile(this.pathOf(variant), bytes);
    await this.#addHere(variant);
    return true;
  }

  /** Adds a new variant; evicts the least recently used ones above the limit. */
  async add(variant: string): Promise<void> {
    if (this.bucket)
      await this.#put(`variants/${variant}`, await Bun.file(this.pathOf(variant)).bytes());
    await this.#addHere(variant);
  }

  async #addHere(variant: string): Promise<void> {
    this.#variants.add(variant);
    for (const oldest of this.#variants) {
      if (this.#variants.size <= this.maxVariants) break;
      this.#variants.delete(oldest);
      await rm(this.pathOf(oldest), { force: true });
    }
  }

  /** Drops a variant whose file was removed by others. */
  forget(variant: string): void {
    this.#variants.delete(variant);
  }

  /** Removes the facts of the upload `name` and these variants of it, here and in the bucket. */
  async remove(name: string, variants: readonly string[]): Promise<void> {
    await this.removeHere(name, variants);
    await this.bucket?.delete(`facts/${name}.json`);
    await this.removeVariants(variants);
  }

  /** Removes the facts of the upload `name` and these variants of it from this machine only. */
  async removeHere(name: string, variants: readonly string[]): Promise<void> {
    this.#facts.delete(name);
    await rm(this.#factsPath(name), { force: true });
    for (const variant of variants) await this.#removeVariantHere(variant);
  }

  /** Removes these variants, here and in the bucket. */
  async removeVariants(variants: readonly string[]): Promise<void> {
    for (const variant of variants) {
      await this.#removeVariantHere(variant);
      await this.bucket?.delete(`variants/${variant}`);
    }
  }

  async #removeVariantHere(variant: string): Promise<void> {
    this.#variants.delete(variant);
    await rm(this.pathOf(variant), { force: true });
  }

  /** The names of the uploads with facts on this machine. */
  async describedNames(): Promise<string[]> {
    const files = await readdir(join(this.directory, 'facts'));
    return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  }

  /** The facts of the upload `name`; undefined when it was never described. Reads a small file once. */
  factsOf(name: string): PictureFacts | undefined {
    const known = this.#facts.get(name);
    if (known) return known;
    try {
      // facts of former releases have no id
      const facts = { id: name, ...JSON.parse(readFileSync(this.#factsPath(name), 'utf8')) };
      this.#remember(name, facts);
      return facts;
    } catch {
      return undefined;
    }
  }

  /** Fetches the facts of the upload `name` that another machine has stored, and stores them here. */
  async fetchFacts(name: string): Promise<PictureFacts | undefined> {
    const bytes = await this.#get(`facts/${name}.json`);
    if (!bytes) return undefined;
    await replaceFile(this.#factsPath(name), bytes);
    return this.factsOf(name);
  }

  /** Stores the facts of the upload `name` in memory, in the folder and in the bucket. */
  async saveFacts(name: string, facts: PictureFacts): Promise<void> {
    this.#remember(name, facts);
    const bytes = Buffer.from(JSON.stringify(facts));
    await replaceFile(this.#factsPath(name), bytes);
    await this.#put(`facts/${name}.json`, bytes);
  }

  // while the bucket is unavailable each machine makes its own
  async #get(name: string): Promise<Uint8Array | null> {
    return this.bucket ? this.bucket.get(name).catch(() => null) : null;
  }

  async #put(name: string, bytes: Uint8Array): Promise<void> {
    await this.bucket?.put(name, bytes).catch(() => undefined);
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
