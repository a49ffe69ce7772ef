// Previews of unsaved items expire after an hour, and have a total size limit.
import { expect, setSystemTime } from 'bun:test';
import { HOUR_MS } from '#db/limits.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { deleteExpiredPreviews, findPreview, savePreview } from './previews.ts';

const test = testOnPrimaries();
const item = { content: 'x'.repeat(2000) };
const MAX_BYTES = 10_000;

test('the least recently updated previews are deleted at the limit', async (db) => {
  const save = async (id: string) => {
    await savePreview(db, id, { kind: 'post', item }, MAX_BYTES);
    await Bun.sleep(2);
  };
  const there = () =>
    Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await findPreview(db, id)) !== null));
  for (const id of ['a', 'b', 'c']) await save(id);
  expect(await there()).toEqual([false, true, true, false]);
  await save('b');
  await save('d');
  expect(await there()).toEqual([false, true, false, true]);
});

test('an expired preview is not found, and its row is deleted', async (db) => {
  await savePreview(db, 'old', { kind: 'case-study', item });
  expect(await findPreview(db, 'old')).toMatchObject({ kind: 'case-study', item });
  const later = Date.now() + HOUR_MS + 1;
  try {
    setSystemTime(later);
    expect(await findPreview(db, 'old')).toBeNull();
  } finally {
    setSystemTime();
  }
  await deleteExpiredPreviews(db, later);
  expect(await findPreview(db, 'old')).toBeNull();
});

test('a preview stored while the clock was a year ahead is deleted', async (db) => {
  const now = Date.now();
  try {
    setSystemTime(now + 365 * 24 * HOUR_MS);
    await savePreview(db, 'late', { kind: 'post', item });
  } finally {
    setSystemTime();
  }
  await deleteExpiredPreviews(db, now);
  expect(await findPreview(db, 'late')).toBeNull();
});
