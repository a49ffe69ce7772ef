// The search index is completed in small batches, which leave time for other work.
import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { completeSearchIndex, matchingIds } from './search-index.ts';

const test = testOnPrimaries();
const POSTS = 25;

async function makeUnindexed(db: Database): Promise<void> {
  for (let n = 0; n < POSTS; n++) await makePost(db, { slug: `post-${n}` });
  await makeStudy(db, {});
  await db.write(async (tx) => {
    for (const index of ['posts_search', 'case_studies_search'])
      await tx.run(sql`DELETE FROM ${sql.identifier(index)}`);
  });
}

const countIndexed = async (db: Database) => {
  const [row] = await db.read((read) =>
    read.values<[number, number]>(
      sql`SELECT (SELECT count(*) FROM posts_search), (SELECT count(*) FROM case_studies_search)`,
    ),
  );
  return [row?.[0], row?.[1]];
};

test('indexes missing items, twenty at a time, with a pause after each batch', async (db) => {
  await makeUnindexed(db);
  const indexed: (number | undefined)[] = [];
  await completeSearchIndex(db, async () => {
    indexed.push((await countIndexed(db))[0]);
  });
  expect(indexed).toEqual([20, 25, 25]);
  expect(await countIndexed(db)).toEqual([POSTS, 1]);
});

test('of a text with endless different words only the first are indexed', async (db) => {
  const words = Array.from({ length: 60_000 }, (_, n) => `word${n}`);
  const post = await makePost(db, { content: `<p>${words.join(' ')}</p>` });
  const found = (word: string) =>
    db.read(async (read) => {
      const rows = await read.values<[number]>(matchingIds('post', word));
      return rows.map((row) => row[0]);
    });
  expect(await found('word100')).toEqual([post.id]);
  expect(await found('word59999')).toEqual([]);
});

test('writes nothing when everything is indexed', async (db) => {
  await makeUnindexed(db);
  await completeSearchIndex(db);
  const reader = new Proxy(db, {
    get: (target, name) =>
      name === 'write'
        ? () => Promise.reject(new Error('a write'))
        : Reflect.get(target, name).bind(target),
  });
  await completeSearchIndex(reader);
});

test('only items indexed by an older version are indexed again', async (db) => {
  await makeUnindexed(db);
  await completeSearchIndex(db);
  await db.write((tx) =>
    tx.run(sql`INSERT OR REPLACE INTO posts_search (rowid, title, slug, excerpt, body)
      SELECT id, 'A post', 'post-2', '', 'Text' FROM posts WHERE slug = 'post-2'`),
  );
  let writes = 0;
  const watched = new Proxy(db, {
    get: (target, name) => {
      if (name === 'write') writes++;
      return Reflect.get(target, name).bind(target);
    },
  });
  await completeSearchIndex(watched);
  expect(writes).toBe(1);
  expect(await countIndexed(db)).toEqual([POSTS, 1]);
});

test('two processes can complete the index at once', async (db) => {
  await makeUnindexed(db);
  await Promise.all([completeSearchIndex(db), completeSearchIndex(db)]);
  expect(await countIndexed(db)).toEqual([POSTS, 1]);
});
