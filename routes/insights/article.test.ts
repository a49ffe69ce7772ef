// /insights/{slug} as served.
import { expect, test } from 'bun:test';
import { createPost } from '#db/queries/posts.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { openTestApp } from '#testing/test-app.ts';

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string);

test('no heading of an article has an id used elsewhere on the page', async () => {
  await using app = await openTestApp();
  const publish = async (slug: string, content: string) => {
    const post = { title: 'T', slug, content, publishDate: '2020-01-01T00:00:00.000Z' };
    await createPost(app.deps.db, cleanPost(post));
    return idsOf(await app.text(`/insights/${slug}`));
  };
  const own = await publish('plain', '<p>x</p>');
  expect(own).toContain('content');
  const ids = await publish('named', own.map((id) => `<h2>${id}</h2>`).join(''));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('related posts are selected by shared category', async () => {
  await using app = await openTestApp();
  for (const [slug, category] of [
    ['a', 'Data'],
    ['b', 'SEO'],
    ['c', 'Data'],
  ] as const)
    await createPost(
      app.deps.db,
      cleanPost({ title: slug, slug, content: '<p>x</p>', categories: [category] }),
    );
  const html = await app.text('/insights/a');
  const links = [...html.matchAll(/href="\/insights\/(\w)"/g)].map(([, slug]) => slug);
  expect(links).toEqual(['c', 'b']);
  expect(html).toContain('More Insights');
});
