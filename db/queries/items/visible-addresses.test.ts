// Links to an address are resolved to the item that visitors see there.
import { expect } from 'bun:test';
import { makePost, savePost } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { findVisibleAddresses } from './visible-addresses.ts';

const test = testOnEveryDatabase();

test('an item at its present address takes precedence over one formerly there', async (db) => {
  const moved = await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'b' });
  expect(await findVisibleAddresses(db, 'post', ['a'])).toEqual(new Map([['a', moved.id]]));
  const present = await makePost(db, { slug: 'a' });
  await makePost(db, { slug: 'draft', status: 'draft' });
  expect(await findVisibleAddresses(db, 'post', ['a', 'b', 'draft', 'nothing'])).toEqual(
    new Map([
      ['a', present.id],
      ['b', moved.id],
    ]),
  );
});
