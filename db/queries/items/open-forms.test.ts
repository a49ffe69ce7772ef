// Open forms: windows of the same session and of other sessions while they report, through any process.
import { afterAll, expect, test } from 'bun:test';
import { openDatabase } from '#db/client.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { DAY_MS } from '#db/limits.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { deleteOpenForm, reportOpenForm } from './open-forms.ts';

const database = await openTestDatabase();
/** The same file, opened by another process. */
const other = await openDatabase({ url: `file:${database.path}` });
afterAll(async () => {
  await other.close();
  await database[Symbol.asyncDispose]();
});

let items = 0;
/** A new item. `report` reports that a window of a session has it open at a given time. */
function newItem(kind: ItemKind = 'post') {
  items += 1;
  const itemId = items;
  const report = (windowId: string, session: string, now = 0, db = database.db) =>
    reportOpenForm(db, { kind, itemId, windowId }, session, now);
  const leave = (windowId: string) => deleteOpenForm(database.db, { kind, itemId, windowId });
  return { report, leave, itemId };
}

test('counts the other windows and the other sessions', async () => {
  const { report } = newItem();
  expect(await report('a', 'one')).toEqual({ windows: 0, sessions: 0 });
  expect(await report('b', 'one')).toEqual({ windows: 1, sessions: 0 });
  expect(await report('c', 'two')).toEqual({ windows: 0, sessions: 1 });
  expect(await report('d', 'two')).toEqual({ windows: 1, sessions: 1 });
  expect(await report('a', 'one')).toEqual({ windows: 1, sessions: 1 });
});

test('windows that report to different processes see each other', async () => {
  const { report } = newItem();
  await report('a', 'one');
  expect(await report('b', 'two', 0, other)).toEqual({ windows: 0, sessions: 1 });
  expect(await report('a', 'one')).toEqual({ windows: 0, sessions: 1 });
});

test('counts items and kinds separately', async () => {
  const { report, itemId } = newItem();
  await report('a', 'one');
  expect(await newItem().report('b', 'two')).toEqual({ windows: 0, sessions: 0 });
  const study = { kind: 'case-study', itemId, windowId: 'b' } as const;
  expect(await reportOpenForm(database.db, study, 'two', 0)).toEqual({ windows: 0, sessions: 0 });
});

test('does not count a window that was closed, or one that no longer reports', async () => {
  const { report, leave } = newItem();
  await report('a', 'one');
  await report('b', 'two', 60_000);
  expect(await report('c', 'three', 90_001)).toEqual({ windows: 0, sessions: 1 });
  await leave('b');
  expect(await report('c', 'three', 90_001)).toEqual({ windows: 0, sessions: 0 });
});

test('does not count a window that reported while the clock was a year ahead', async () => {
  const { report } = newItem();
  await report('a', 'one', 365 * DAY_MS);
  expect(await report('b', 'two')).toEqual({ windows: 0, sessions: 0 });
});
