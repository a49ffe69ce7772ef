// /partners as served: the filter in the address.
import { expect, test } from 'bun:test';
import { partners } from '#db/content/partners.ts';
import { makeStudy } from '#db/testing/items.ts';
import { openTestApp } from '#testing/test-app.ts';

test('an unknown category has no partners, and its page is not cached', async () => {
  await using app = await openTestApp();
  const response = await app.request('/partners?category=no-such-category');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('No partners found in this category.');
});

test('the page shows all partners, or those of the category in the address', async () => {
  await using app = await openTestApp();
  const html = async (path: string) => (await app.request(path)).text();
  const cards = (page: string) => page.match(/class="partner-card"/g)?.length;
  const pressed = (page: string) => page.match(/aria-pressed="true"[^>]*>([^<]*)/)?.[1];
  const all = await html('/partners');
  expect(cards(all)).toBe(partners.length);
  expect(pressed(all)).toBe('All');
  const search = await html('/partners?category=Search+%26+Discovery');
  expect(cards(search)).toBe(
    partners.filter(({ category }) => category === 'Search & Discovery').length,
  );
  expect(pressed(search)).toBe('Search &amp; Discovery');
});

test('a partner leads to the visible work that it was used at', async () => {
  await using app = await openTestApp();
  for (const slug of ['norrowe', 'strydal']) await makeStudy(app.deps.db, { slug, title: slug });
  await makeStudy(app.deps.db, { slug: 'wagsby', title: 'wagsby', status: 'draft' });
  const html = await (await app.request('/partners')).text();
  const work = /<p class="partner-card-work">(.*?)<\/p>/.exec(html)?.[1] ?? '';
  expect(work).toContain('<a href="/case-studies/norrowe">norrowe</a>');
  expect(work).toContain('<a href="/case-studies/strydal">strydal</a>');
  expect(work).not.toContain('wagsby');
});
