// The categories of posts, whatever they are called and however many posts share them.
import { expect, test } from 'bun:test';
import { adminPostQuery, POST_SORTS } from '#db/contract/admin-lists.ts';
import { makePost } from '#db/testing/items.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { listAdminPosts } from './admin-lists.ts';
import { listCategoryLists } from './category-lists.ts';
import { listPosts } from './posts.ts';

test('each list of categories is found once', async () => {
  await using opened = await openTestDatabase();
  const lists = [['UX'], ['UX', 'CRO'], ['Ads "new"'], ['UX'], []];
  for (const [n, categories] of lists.entries())
    await makePost(opened.db, { slug: `post-${n}`, categories });
  const found = await opened.db.read(listCategoryLists);
  expect(found.map((list) => JSON.stringify(list)).sort()).toEqual(
    ['["UX","CRO"]', '["UX"]', '["Ads \\"new\\""]', '[]'].sort(),
  );
});

test('a category matches whole names only', async () => {
  await using opened = await openTestDatabase();
  for (const [n, categories] of [['UX'], ['UX design'], ['CRO', 'UX'], ['Ads "new"']].entries())
    await makePost(opened.db, { slug: `post-${n}`, categories });
  const slugs = async (category: string) => {
    const query = { page: 1, limit: 18, preview: true, category };
    return (await listPosts(opened.db, query)).posts.map(({ slug }) => slug).sort();
  };
  expect(await slugs('UX')).toEqual(['post-0', 'post-2']);
  expect(await slugs('Ads "new"')).toEqual(['post-3']);
  expect(await slugs('Ads')).toEqual([]);
});

test('every page is the same from either end of the list, in every order', async () => {
  await using opened = await openTestDatabase();
  for (let n = 0; n < 11; n++)
    await makePost(opened.db, {
      slug: `post-${n}`,
      title: `Title ${n % 4}`,
      publishDate: `2026-01-0${1 + (n % 3)}T00:00:00.000Z`,
    });
  const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);
  const visible = async (page: number, limit: number) =>
    idsOf((await listPosts(opened.db, { page, limit, preview: true })).posts);
  const all = await visible(1, 100);
  expect([...(await visible(1, 4)), ...(await visible(2, 4)), ...(await visible(3, 4))]).toEqual(
    all,
  );
  expect(await visible(4, 4)).toEqual([]);
  for (const sort of POST_SORTS) {
    const page = async (number: number, limit: number) => {
      const query = adminPostQuery.parse({ sort, page: String(number), limit: String(limit) });
      return idsOf((await listAdminPosts(opened.db, query)).posts);
    };
    const whole = await page(1, 100);
    expect([...(await page(1, 4)), ...(await page(2, 4)), ...(await page(3, 4))]).toEqual(whole);
  }
});
