// Shares the variants of pictures among sites of tests and measurements, because making them takes minutes of processor time.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const MADE = join(import.meta.dirname, '../data/pictures');

/** Makes the data folder `dataDir` use the variants stored beside the project's own data, and add to them. */
export async function sharePictures(dataDir: string): Promise<void> {
  await mkdir(MADE, { recursive: true });
  await symlink(MADE, join(dataDir, 'pictures'));
}
