// The search index is completed in small batches that let the rest of the process go first.
import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { completeSearchIndex } from './search-index.ts';

const POSTS = 25;

async function unindexed(): Promise<Awaited<ReturnType<typeof openTestDatabase>>> {
  const opened = await openTestDatabase();
  for (let n = 0; n < POSTS; n++) await makePost(opened.db, { slug: `post-${n}` });
  await makeStudy(opened.db, {});
  await opened.db.write(async (tx) => {
    for (const index of ['posts_search', 'case_studies_search'])
      await tx.run(sql`DELETE FROM ${sql.identifier(index)}`);
  });
  return opened;
}

const countIndexed = async (db: Database) => {
  const [[posts, studies] = []] = await db.read((read) =>
    read.values<[number, number]>(
      sql`SELECT (SELECT count(*) FROM posts_search), (SELECT count(*) FROM case_studies_search)`,
    ),
  );
  return [posts, studies];
};

test('indexes what is missing, five items at a time, with a pause after each batch', async () => {
  await using opened = await unindexed();
  const indexed: (number | undefined)[] = [];
  await completeSearchIndex(opened.db, async () => {
    indexed.push((await countIndexed(opened.db))[0]);
  });
  expect(indexed).toEqual([5, 10, 15, 20, 25, 25]);
  expect(await countIndexed(opened.db)).toEqual([POSTS, 1]);
});

test('writes nothing when everything is indexed', async () => {
  await using opened = await unindexed();
  await completeSearchIndex(opened.db);
  const reader = new Proxy(opened.db, {
    get: (db, name) =>
      name === 'write'
        ? () => Promise.reject(new Error('a write'))
        : Reflect.get(db, name).bind(db),
  });
  await completeSearchIndex(reader);
});

test('two processes that complete it at once do not hinder each other', async () => {
  await using opened = await unindexed();
  await Promise.all([completeSearchIndex(opened.db), completeSearchIndex(opened.db)]);
  expect(await countIndexed(opened.db)).toEqual([POSTS, 1]);
});
