// The lists maintained by triggers agree with the posts, after any action of staff and at any time.
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Database } from '#db/database.ts';
import { DAY_MS } from '#db/limits.ts';
import { MIGRATIONS_FOLDER } from '#db/migrate.ts';
import { listCounts, listedPosts, posts } from '#db/schema.ts';
import { makePost, savePost } from '#db/testing/items.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { changeInBulk } from './items/bulk.ts';
import { publishDue } from './items/schedule.ts';
import { restoreDeleted } from './items/trash.ts';
import { renameEverywhere } from './names/rename-everywhere.ts';
import { listCategoriesBeside, listPostNames } from './post-names.ts';
import { deletePost, findPost, listPosts } from './posts.ts';

const START = Date.parse('2026-03-30T12:00:00.000Z');
const CATEGORIES = ['One', 'Two', '"', 'Größe, EU'];
const AUTHORS = [null, '', 'Ann', 'Bo'];
const LIMIT = 4;

afterEach(() => void setSystemTime());

test.each([1, 2, 3, 4])(
  'every list, page and count agrees with the posts (seed %i)',
  async (seed) => {
    await using opened = await openTestDatabase();
    const { db } = opened;
    const { pick } = seededRandom(seed);
    let now = START;
    const ids: number[] = [];
    const trashed: number[] = [];
    const somePost = (n: number) => ({
      slug: `post-${n}`,
      categories: [pick(CATEGORIES), pick(CATEGORIES), pick(['One', 'Three'])],
      author: pick(AUTHORS),
      status: pick<ItemStatus>(['published', 'published', 'draft', 'scheduled']),
      // many at the same time, some within the minute, some in other months
      publishDate: new Date(
        now + pick([0, 1, 60_000, DAY_MS, -DAY_MS, -40 * DAY_MS, -400 * DAY_MS, 3 * DAY_MS]),
      ).toISOString(),
    });
    const steps: Record<string, (n: number) => Promise<unknown>> = {
      create: async (n) => ids.push((await makePost(db, somePost(n))).id),
      change: async (n) => {
        const post = await findPost(db, pick(ids));
        if (post) await savePost(db, post, { ...somePost(n), slug: post.slug });
      },
      remove: async () => {
        const id = pick(ids);
        await deletePost(db, id);
        ids.splice(ids.indexOf(id), 1);
        trashed.push(id);
      },
      restore: async () => {
        const id = trashed.pop();
        if (id === undefined) return;
        await restoreDeleted(db, 'post', id);
        ids.push(id);
      },
      bulk: () =>
        changeInBulk(db, 'post', {
          action: pick(['publish', 'unpublish']),
          ids: [...new Set([pick(ids), pick(ids)])],
        }),
      rename: () =>
        renameEverywhere(db, { of: 'post-category', from: 'One', to: 'Two' }).catch(() => null),
      publish: () => publishDue(db, new Date().toISOString()),
    };
    setSystemTime(now);
    for (let n = 0; n < 12; n++) await steps.create?.(n);
    for (let n = 12; n < 60; n++) {
      now += pick([1, 1000, 60_000, DAY_MS / 2]);
      setSystemTime(now);
      await steps[pick(ids.length < 6 ? ['create'] : Object.keys(steps))]?.(n);
      await expectKept(db);
    }
  },
);

test('a post appears in lists and counts at the millisecond of its date, before it is marked as published', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  setSystemTime(START);
  await makePost(db, { categories: ['One'], publishDate: new Date(START - DAY_MS).toISOString() });
  const publishDate = new Date(START + 5000).toISOString();
  await makePost(db, { slug: 'later', categories: ['One'], status: 'scheduled', publishDate });
  const counts = async () => [
    (await listPosts(db, { page: 1, limit: 10, preview: true })).posts.length,
    (await listPosts(db, { page: 1, limit: 10, preview: true })).pagination.total,
    (await listPostNames(db, 'category'))[0]?.count,
  ];
  setSystemTime(START + 4999);
  expect(await counts()).toEqual([1, 1, 1]);
  setSystemTime(START + 5000);
  expect(await counts()).toEqual([2, 2, 2]);
});

test('names are counted among the posts of an author or a category, other categories among those of a category', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  const one = { publishDate: new Date(Date.now() - DAY_MS).toISOString() };
  await makePost(db, { ...one, slug: 'a', categories: ['One', 'Two'], author: 'Ann' });
  await makePost(db, { ...one, slug: 'b', categories: ['One', 'Three'], author: 'Bo' });
  await makePost(db, { ...one, slug: 'c', categories: ['Two'], author: 'Ann', status: 'draft' });
  await makePost(db, { slug: 'd', categories: ['One', 'Four'], publishDate: '2999-01-01' });
  const counts = (names: { name: string; count: number }[]) =>
    names.map(({ name, count }) => `${name} ${count}`);
  expect(counts(await listPostNames(db, 'category', 'Ann'))).toEqual(['One 1', 'Two 1']);
  expect(counts(await listPostNames(db, 'author', 'One'))).toEqual(['Ann 1', 'Bo 1']);
  expect(counts(await listCategoriesBeside(db, 'One'))).toEqual(['Three 1', 'Two 1']);
});

test('the migration fills the lists in the same way as the triggers', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  const { pick } = seededRandom(7);
  setSystemTime(START);
  for (let n = 0; n < 30; n++)
    await makePost(db, {
      slug: `post-${n}`,
      categories: [pick(CATEGORIES), pick(CATEGORIES), pick(['One', 'Three'])],
      author: pick(AUTHORS),
      status: pick<ItemStatus>(['published', 'draft']),
      publishDate: new Date(START - pick([1, 2, 3, 60]) * DAY_MS).toISOString(),
    });
  const kept = () =>
    db.read(async (read) => [
      await read.select().from(listedPosts),
      await read.select().from(listCounts),
    ]);
  const before = await kept();
  const migration = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).find(({ sql }) =>
    sql.some((statement) => statement.includes('CREATE TABLE `listed_posts`')),
  );
  const triggers = ['posts_list', 'posts_unlist', 'posts_list_again'];
  await db.migrate([
    ...triggers.map((name) => ({ sql: `DROP TRIGGER ${name}` })),
    ...['listed_posts', 'list_counts'].map((name) => ({ sql: `DROP TABLE ${name}` })),
    ...(migration?.sql ?? []).map((statement) => ({ sql: statement })),
  ]);
  expect(before[0]?.length).toBeGreaterThan(60);
  expect(await kept()).toEqual(before);
});

/** Compares every list with the posts, sorted and counted here. */
async function expectKept(db: Database): Promise<void> {
  const now = new Date().toISOString();
  const all = (await db.read((read) => read.select().from(posts))).toSorted(
    (a, b) => compare(b.publishDate, a.publishDate) || b.id - a.id,
  );
  const visible = all.filter((post) => post.status !== 'draft' && post.publishDate <= now);
  for (const category of ['', ...CATEGORIES])
    for (const author of ['', 'Ann', 'Bo'])
      for (const includeHidden of [false, true]) {
        const wanted = (includeHidden ? all : visible).filter(
          (post) =>
            (category === '' || post.categories.includes(category)) &&
            (author === '' || post.author === author),
        );
        const pages = Math.ceil(wanted.length / LIMIT);
        const read: number[] = [];
        for (let page = 1; page <= pages + 1; page++) {
          const query = { page, limit: LIMIT, preview: true, category, author, includeHidden };
          const list = await listPosts(db, query);
          expect(list.pagination).toEqual({ page, limit: LIMIT, total: wanted.length, pages });
          expect(list.posts.length).toBe(Math.max(0, Math.min(LIMIT, wanted.length - read.length)));
          read.push(...list.posts.map(({ id }) => id));
        }
        expect(read).toEqual(wanted.map(({ id }) => id));
      }
  const named = [...(await listPostNames(db, 'category')), ...(await listPostNames(db, 'author'))];
  const numbers = new Map<string, number>();
  for (const { categories, author } of visible)
    for (const name of new Set([...categories, author ?? '']))
      if (/\w/.test(name)) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  expect(new Map(named.map(({ name, count }) => [name, count]))).toEqual(numbers);
  expect(await db.read((read) => read.$count(listCounts, sql`number <= 0`))).toBe(0);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
