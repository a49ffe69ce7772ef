// The facts of the pictures in public/, read when a file changes and stored beside the browser bundle.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openBuildFolder } from '#server/build-folder.ts';
import { PUBLIC_FOLDER } from '#server/public-folder.ts';
import { replaceFile } from '#server/storage/replace-file.ts';
import { hasVariants, type PictureFacts } from '#ui/kit/picture-variants.ts';
import { pictureId } from './picture-id.ts';
import { pictureVersion } from './picture-version.ts';
import { PictureWorker } from './picture-worker.ts';

export const CATALOGUE_FILE = 'picture-facts.json';

/** Facts by address, e.g. `/images/hero.jpg`. */
export type PictureCatalogue = ReadonlyMap<string, PictureFacts>;

/** The facts of a picture, and the size and date of the file they were read from. */
interface Entry {
  stamp: string;
  facts: Omit<PictureFacts, 'id'>;
}

/**
 * The facts of every picture under `directory` that has variants. A file is read again only when its size or date changed,
 * and described again only when its content differs: a checkout changes all dates. Files that are not pictures are
 * left out.
 */
export async function preparePictures(directory = PUBLIC_FOLDER): Promise<PictureCatalogue> {
  const path = join(directory, 'build', CATALOGUE_FILE);
  const before: Record<string, Entry> = await Bun.file(path)
    .json()
    .catch(() => ({}));
  const worker = new PictureWorker('normal-priority');
  const entryOf = async (src: string): Promise<[string, Entry] | null> => {
    const from = directory + src;
    const { size, mtimeMs } = statSync(from);
    const stamp = `${size} ${mtimeMs}`;
    const known = before[src];
    if (known?.stamp === stamp) return [src, known];
    const version = pictureVersion(await Bun.file(from).bytes());
    if (known?.facts?.version === version) return [src, { stamp, facts: known.facts }];
    const facts = await worker.run({ kind: 'describe', from }).catch(() => undefined);
    return facts ? [src, { stamp, facts }] : null;
  };
  const addresses: string[] = [];
  for await (const name of new Bun.Glob('{images,attached-assets}/**/*').scan({ cwd: directory }))
    if (hasVariants(`/${name}`)) addresses.push(`/${name}`);
  const found = (await Promise.all(addresses.sort().map(entryOf))).filter((each) => each !== null);
  worker.stop();
  const entries = Object.fromEntries(found);
  if (!Bun.deepEquals(entries, before)) {
    await openBuildFolder(join(directory, 'build'));
    await replaceFile(path, JSON.stringify(entries));
  }
  return new Map(found.map(([src, { facts }]) => [src, { id: pictureId(src), ...facts }]));
}
