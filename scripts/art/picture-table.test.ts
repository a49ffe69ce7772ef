// docs/pictures.md lists the owner, place and source of each picture and film.
import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_TABLE, pictureRows, pictureTable } from './picture-table.ts';

const rows = pictureRows();

test('the table is up to date', async () => {
  expect(await Bun.file(PICTURE_TABLE).text()).toBe(pictureTable());
});

test('each picture and film has one owner and a place', () => {
  const stray = rows.filter(({ owner, places }) => owner === '' || places === '');
  expect(stray.map(({ file }) => file)).toEqual([]);
  const shared = rows.filter(({ owner }) => owner.includes(','));
  expect(shared.map(({ file, owner }) => `${file}: ${owner}`)).toEqual([]);
});

test('each script named as a source exists', () => {
  const scripts = new Set(rows.flatMap(({ source }) => /`([^`]+)`/.exec(source)?.[1] ?? []));
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts)
    expect(existsSync(join(import.meta.dir, '../..', script)), script).toBe(true);
});
