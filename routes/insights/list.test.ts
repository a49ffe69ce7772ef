// The Insights list, filtered by category and author (docs/contract.md, Insights list).
import { expect, test } from 'bun:test';
import { makePost } from '#db/testing/items.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const { db } = app.deps;
await makePost(db, { slug: 'one', title: 'One', categories: ['Data & co', 'B2B'], author: 'Ada' });
await makePost(db, { slug: 'two', title: 'Two', categories: ['B2B'], author: 'Ben Day' });
await makePost(db, {
  slug: 'draft',
  title: 'Draft',
  categories: ['B2B'],
  author: 'Ada',
  status: 'draft',
});

const page = async (query: string) => {
  const response = await app.request(`/insights${query}`);
  return { response, html: await response.text() };
};

test('a category or author filter shows the visible articles, with a link back to all', async () => {
  const data = await page('?category=Data+%26+co');
  expect(data.html).toContain('1 article on Data &amp; co');
  expect(data.html).toContain('href="/insights/one"');
  expect(data.html).not.toContain('href="/insights/two"');
  const ben = await page('?author=Ben+Day');
  expect(ben.html).toContain('1 article by Ben Day');
  expect(ben.html).toContain('href="/insights/two"');
  expect((await page('?category=B2B')).html).toContain('2 articles on B2B');
  expect((await page('?category=B2B&author=Ada')).html).toContain('1 article on B2B by Ada');
});

test('the articles of the list are on pages that link to each other', async () => {
  await using site = await openTestApp();
  for (let day = 10; day < 29; day++)
    await makePost(site.deps.db, {
      slug: `day-${day}`,
      publishDate: `2026-03-${day}T09:00:00.000Z`,
    });
  const first = await site.text('/insights');
  expect(first).toContain('href="/insights/day-28"');
  expect(first).not.toContain('href="/insights/day-10"');
  expect(first).toMatch(/<a[^>]*href="\/insights\?page=2" rel="next"/);
  const second = await site.text('/insights?page=2');
  expect(second).toContain('href="/insights/day-10"');
  expect(second).not.toContain('href="/insights/day-28"');
  expect(second).toMatch(/<a[^>]*href="\/insights" rel="prev"/);
});

test('names of categories and authors link to their pages, those without a slug to the filtered list', async () => {
  await makePost(db, { slug: 'kanji', title: 'Kanji', categories: ['日本'], author: 'Ben Day' });
  const { html } = await page('');
  expect(html).toContain('href="/insights/topic/data-co"');
  expect(html).toContain('href="/insights?category=%E6%97%A5%E6%9C%AC"');
  const article = await app.text('/insights/one');
  expect(article.match(/href="\/insights\/author\/ada"/g)).toHaveLength(2);
  expect(article).toContain('href="/insights/topic/b2b"');
  for (const path of ['/insights/topic/data-co', '/insights/author/ada'])
    expect((await app.request(path)).status).toBe(200);
});

test('the list ends with all topics and the feed', async () => {
  const { html } = await page('');
  const nav = /<nav class="archive-nav".*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(nav).toContain('Every subject');
  expect(nav).toContain('href="/insights/topic/b2b"');
  expect(nav).toContain('href="/insights/feed.xml"');
});

test('a filtered list is not for search engines, and one without articles is not cached', async () => {
  const { response, html } = await page('?category=Nope');
  expect(response.status).toBe(200);
  expect(html).toContain('No article yet on Nope');
  expect(html).toContain('noindex');
  expect(html).toContain('/insights?category=Nope');
  expect((await page('')).html).not.toContain('noindex');
  expect((await page('?category=B2B&page=2')).response.status).toBe(404);
});

test('the API filters the same way', async () => {
  const answer = await (
    await app.request('/api/posts?author=Ada&category=B2B&preview=true')
  ).json();
  expect(answer.posts.map(({ slug }: { slug: string }) => slug)).toEqual(['one']);
  expect(answer.pagination).toMatchObject({ total: 1, pages: 1 });
});
