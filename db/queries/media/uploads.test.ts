// The records of complete uploads.
import { expect } from 'bun:test';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { createUpload, listUploadNames } from './uploads.ts';

const test = testOnEveryDatabase();

test('lists the complete uploads', async (db) => {
  expect(await listUploadNames(db)).toEqual([]);
  const picture = { type: 'image/png', bytes: 123, width: 4, height: 5 };
  await createUpload(db, { ...picture, name: 'a.png' });
  await createUpload(db, { ...picture, name: 'b.png' });
  expect((await listUploadNames(db)).sort()).toEqual(['a.png', 'b.png']);
});
