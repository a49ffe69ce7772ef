// A database file deleted, replaced or emptied while open: no acknowledged write is lost, and the database recovers.
import { expect, test } from 'bun:test';
import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './errors.ts';
import { insertNote, readNotes, writeNote } from './testing/notes.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

test('rejects reads and writes while the file is missing, and recovers when it is back', async () => {
  await using opened = await openTestDatabase();
  await writeNote(opened.db, 'before');
  renameSync(opened.path, `${opened.path}.away`);
  await expect(writeNote(opened.db, 'lost')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(readNotes(opened.db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(opened.db.check()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  renameSync(`${opened.path}.away`, opened.path);
  await writeNote(opened.db, 'after');
  expect(await readNotes(opened.db)).toEqual(['after', 'before']);
});

test('does not create a new file in place of a missing one', async () => {
  await using opened = await openTestDatabase();
  removeFiles(opened);
  await writeNote(opened.db, 'lost').catch(() => undefined);
  await readNotes(opened.db).catch(() => undefined);
  expect(readdirSync(dirname(opened.path))).toEqual([]);
});

test('does not acknowledge a write whose file vanishes', async () => {
  await using opened = await openTestDatabase();
  const writing = opened.db.write(async (tx) => {
    await insertNote(tx, 'lost');
    removeFiles(opened);
  });
  await expect(writing).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test('reads and writes a file that replaced another', async () => {
  await using opened = await openTestDatabase();
  await using backup = await openTestDatabase();
  await writeNote(backup.db, 'from the backup');
  await backup.db.close();
  await writeNote(opened.db, 'lost');
  removeFiles(opened);
  copyFileSync(backup.path, opened.path);
  expect(await readNotes(opened.db)).toEqual(['from the backup']);
  await writeNote(opened.db, 'kept');
  expect(await readNotes(opened.db)).toEqual(['from the backup', 'kept']);
});

test('is not available while the file is empty', async () => {
  await using opened = await openTestDatabase();
  await writeNote(opened.db, 'lost');
  removeFiles(opened);
  await Bun.write(opened.path, '');
  await expect(readNotes(opened.db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(writeNote(opened.db, 'lost too')).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test('is not available while the file is damaged, and recovers when it is restored', async () => {
  await using opened = await openTestDatabase();
  await using backup = await openTestDatabase();
  await opened.db.close();
  await backup.db.close();
  truncateSync(opened.path, 5000);
  await expect(readNotes(opened.db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(writeNote(opened.db, 'lost')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  removeFiles(opened);
  renameSync(backup.path, opened.path);
  await writeNote(opened.db, 'kept');
  expect(await readNotes(opened.db)).toEqual(['kept']);
  await Bun.write(backup.path, '');
});

function removeFiles(opened: TestDatabase): void {
  const folder = dirname(opened.path);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}
