// Former addresses of imported posts, looked up only when no route matches.
import { expect, test } from 'bun:test';
import { renameSync } from 'node:fs';
import { findSlugOfOldPath } from '#db/queries/items/imported-posts.ts';
import { importPost } from '#server/admin/save-item.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();

let id = 0;
function imported(slug: string, path: string | null) {
  id += 1;
  const fields = { slug, title: slug, content: '<p>x</p>', categories: [] };
  const none = { excerpt: null, image: null, readTime: null, author: null };
  const origin = { source: 'old.example', sourceId: `${id}`, wasPublished: true, path };
  return importPost(
    app.deps,
    { ...fields, ...none, status: 'published', publishDate: '2020-01-01T00:00:00.000Z' },
    { ...origin, updatedAt: null, imageAlt: '' },
  );
}
const visit = async (path: string, method = 'GET') => {
  const { status, headers } = await app.request(path, { method });
  return [status, headers.get('location')];
};

test('an old address in any form is a 301 in one hop, not stored by browsers', async () => {
  await imported('deep', '/2020/01/deep');
  await imported('flat', '/flat-address');
  await imported('kanji', '/2020/日本');
  await imported('below', '/insights/below-before');
  for (const [path, present] of [
    ['/2020/01/deep', '/insights/deep'],
    ['/2020/01/deep/', '/insights/deep'],
    ['//2020/01//deep?x=1', '/insights/deep?x=1'],
    ['/flat-address', '/insights/flat'],
    ['/flat-address/?x=1', '/insights/flat?x=1'],
    ['/2020/%E6%97%A5%E6%9C%AC/', '/insights/kanji'],
    ['/insights/below-before', '/insights/below'],
  ] as const)
    expect(await visit(path)).toEqual([301, present]);
  expect(await visit('/2020/01/deep', 'HEAD')).toEqual([301, '/insights/deep']);
  // below a page of the site the trailing slash is removed too, in the same hop
  expect(await visit('/insights/below-before/')).toEqual([308, '/insights/below']);
  const { headers } = await app.request('/2020/01/deep');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an address of the site takes precedence, and an unknown one is not found', async () => {
  await imported('about-us', '/about');
  await imported('itself', '/insights/itself');
  expect(await visit('/about')).toEqual([200, null]);
  expect(await visit('/insights/itself')).toEqual([200, null]);
  for (const path of ['/2020/01/never', '/2020', '/%ff', '/%00', "/'"])
    expect((await visit(path))[0]).toBe(404);
  expect((await visit('/2020/01/deep', 'POST'))[0]).not.toBe(301);
  expect((await app.request('/api/nothing')).status).toBe(404);
});

test('while the database is unavailable an unknown address is 503, so that crawlers retry', async () => {
  await using other = await openTestApp();
  const statusOf = async (path: string) => (await other.request(path)).status;
  expect(await statusOf('/2020/01/deep')).toBe(404);
  renameSync(other.databasePath, `${other.databasePath}.away`);
  expect(await statusOf('/2020/01/deep')).toBe(503);
  expect(await statusOf('/about')).toBe(200);
});

test('only a 404 costs a look-up', async () => {
  const { db } = app.deps;
  expect(await findSlugOfOldPath(db, '/about')).toBe('about-us');
  expect(await visit('/about/')).toEqual([308, '/about']);
});
