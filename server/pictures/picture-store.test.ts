// The folder of variants is limited in size.
import { expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { PictureStore } from './picture-store.ts';

const dataDir = setUpFolder();

test('the least recently used variant is removed when there are too many', async () => {
  const store = await PictureStore.open(dataDir, { maxVariants: 2 });
  for (const name of ['a', 'b']) {
    await Bun.write(store.pathOf(name), name);
    await store.add(name);
  }
  expect(store.has('a')).toBe(true);
  await Bun.write(store.pathOf('c'), 'c');
  await store.add('c');
  expect((await readdir(join(dataDir, 'pictures/variants'))).sort()).toEqual(['a', 'c']);
  expect(store.has('b')).toBe(false);
});
