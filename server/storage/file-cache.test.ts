// The copies of a bucket's files are limited in size, and shared by the processes of a folder.
import { expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { FileCache } from './file-cache.ts';
import { replaceFile } from './replace-file.ts';

const folder = setUpFolder();
const newDirectory = () => mkdtempSync(join(folder, 'cache-'));
const bytes = (count: number) => new Uint8Array(count);

test('the least recently used copies are removed when they take too much room', async () => {
  const directory = newDirectory();
  const cache = await FileCache.open(directory, 100);
  for (const name of ['a', 'b']) await cache.add(name, bytes(40), 5000);
  expect(await cache.find('a')).toBe(join(directory, 'a'));
  await cache.add('c', bytes(40), 5000);
  expect((await readdir(directory)).sort()).toEqual(['a', 'c']);
  expect(await cache.find('b')).toBeNull();
  expect((await stat(join(directory, 'c'))).mtimeMs).toBe(5000);
  // a smaller limit applies to existing files
  await FileCache.open(directory, 50);
  expect(await readdir(directory)).toHaveLength(1);
});

test('a file that is larger than the limit is kept until the next one', async () => {
  const directory = newDirectory();
  const cache = await FileCache.open(directory, 100);
  for (const name of ['film', 'picture']) {
    expect(await cache.add(name, bytes(101), 5000)).toBe(join(directory, name));
    expect(await readdir(directory)).toEqual([name]);
  }
});

test('a copy that cannot be stored leaves nothing, which would take up a full disk', async () => {
  const directory = newDirectory();
  const cache = await FileCache.open(directory, 100);
  // a folder in its place, which no file can replace
  await mkdir(join(directory, 'a'));
  await expect(cache.add('a', bytes(10), 0)).rejects.toThrow();
  await expect(replaceFile(join(directory, 'a'), bytes(10))).rejects.toThrow();
  expect(await readdir(directory)).toEqual(['a']);
});

test('a file that a crash left unfinished is removed later, and one that is being written stays', async () => {
  const directory = newDirectory();
  const cache = await FileCache.open(directory, 100);
  const [left, written] = [cache.temporaryPath('a'), cache.temporaryPath('a')];
  for (const path of [left, written]) await Bun.write(path, bytes(1000));
  await utimes(left, 0, 0);
  await cache.add('b', bytes(10), 0);
  expect((await FileCache.open(directory, 100)).names()).toEqual(['b']);
  expect((await readdir(directory)).sort()).toEqual([basename(written), 'b'].sort());
});

test('a copy that another process removed or added is noticed', async () => {
  const directory = newDirectory();
  const [one, other] = [await FileCache.open(directory, 100), await FileCache.open(directory, 100)];
  await one.add('a', bytes(10), 0);
  expect(await other.find('a')).not.toBeNull();
  await one.delete('a');
  expect(await other.find('a')).toBeNull();
});
