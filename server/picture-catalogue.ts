// What pages need to know of the pictures in public/: found out when they change, kept beside the browser's files.
import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasVariants, type PictureFacts } from '#ui/kit/picture-variants.ts';
import { pictureVersion } from './picture-version.ts';
import { PictureWorker } from './picture-worker.ts';

const PUBLIC = resolve(import.meta.dir, '../public');
export const CATALOGUE_FILE = 'pictures.json';

/** Facts by address, e.g. `/images/hero.jpg`. */
export type PictureCatalogue = ReadonlyMap<string, PictureFacts>;

/**
 * The facts of every picture under `directory` that variants are made of. Only what changed since the last time is
 * looked at anew, told by its content: dates say nothing after a checkout. A file that is no picture is left out.
 */
export async function preparePictures(directory = PUBLIC): Promise<PictureCatalogue> {
  const path = join(directory, 'build', CATALOGUE_FILE);
  const before: Record<string, PictureFacts> = await Bun.file(path)
    .json()
    .catch(() => ({}));
  const worker = new PictureWorker('normal-priority');
  const factsOf = async (src: string): Promise<[string, PictureFacts] | null> => {
    const from = directory + src;
    const version = pictureVersion(await Bun.file(from).bytes());
    if (before[src]?.version === version) return [src, before[src]];
    const facts = await worker.run({ kind: 'describe', from }).catch(() => undefined);
    return facts ? [src, facts] : null;
  };
  const addresses: string[] = [];
  for await (const name of new Bun.Glob('{images,attached-assets}/**/*').scan({ cwd: directory }))
    if (hasVariants(`/${name}`)) addresses.push(`/${name}`);
  const found = (await Promise.all(addresses.sort().map(factsOf))).filter((each) => each !== null);
  worker.stop();
  const facts = Object.fromEntries(found);
  if (!Bun.deepEquals(facts, before)) await write(path, JSON.stringify(facts));
  return new Map(found);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await Bun.write(temporary, text);
  await rename(temporary, path);
}
