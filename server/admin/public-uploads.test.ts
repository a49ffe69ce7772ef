// Which uploads are public while the database is slow or unavailable.
import { expect, test } from 'bun:test';
import type { Database } from '#db/database.ts';
import { deleteMedia } from '#db/queries/media/media.ts';
import { createUpload } from '#db/queries/media/uploads.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { publicUploads } from './public-uploads.ts';

const picture = { name: 'a.png', type: 'image/png', bytes: 9, width: 3, height: 2 };
const FRESH_MS = 1000;

test('a file known as public is served while the database hangs, and its removal is noticed later', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  await createUpload(db, picture);
  let hangs: Promise<void> = Promise.resolve();
  const read: Database['read'] = async (work) => {
    await hangs;
    return db.read(work);
  };
  const visible = publicUploads({ ...db, read, replica: { ...db, read } });
  expect(await visible.find('a.png')).not.toBeNull();

  const { promise, resolve } = Promise.withResolvers<void>();
  hangs = promise;
  await Bun.sleep(FRESH_MS);
  await deleteMedia(db, 'a.png');
  expect(await visible.find('a.png')).not.toBeNull();
  resolve();
  while ((await visible.find('a.png')) !== null) await Bun.sleep(5);
});
