// Sites that live for one test or measurement share the made variants of pictures: making them takes minutes of processor time.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const MADE = join(import.meta.dirname, '../data/pictures');

/** Lets a site on the new data folder `dataDir` use and add to the variants that are kept beside the project's own data. */
export async function sharePictures(dataDir: string): Promise<void> {
  await mkdir(MADE, { recursive: true });
  await symlink(MADE, join(dataDir, 'pictures'));
}
