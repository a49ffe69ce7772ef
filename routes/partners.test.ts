// /partners as served: the filter in the address.
import { expect, test } from 'bun:test';
import { partners } from '#db/content/partners.ts';
import { studyFacts } from '#db/content/study-facts.ts';
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
  const html = (path: string) => app.text(path);
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

test('a partner links to the visible work that used it', async () => {
  await using app = await openTestApp();
  for (const slug of ['norrowe', 'strydal']) await makeStudy(app.deps.db, { slug, title: slug });
  await makeStudy(app.deps.db, { slug: 'wagsby', title: 'wagsby', status: 'draft' });
  const html = await app.text('/partners');
  const card = html.split('class="partner-card"').find((card) => card.includes('>Shopify</h3>'));
  const work = /<p class="partner-card-work">(.*?)<\/p>/.exec(card ?? '')?.[1] ?? '';
  expect(work).toContain('<a href="/case-studies/norrowe">norrowe</a>');
  expect(work).toContain('<a href="/case-studies/strydal">strydal</a>');
  expect(work).not.toContain('wagsby');
});

test('every tool of a case study is a partner that links to the study', async () => {
  const names = partners.map(({ name }) => name);
  const tools = new Set(Object.values(studyFacts).flatMap(({ tools }) => tools));
  expect([...tools].filter((tool) => !names.includes(tool))).toEqual([]);
  await using app = await openTestApp();
  for (const slug of Object.keys(studyFacts)) await makeStudy(app.deps.db, { slug, title: slug });
  const html = await app.text('/partners');
  const cards = html.split('class="partner-card"').slice(1);
  const withWork = cards.filter((card) => card.includes('class="partner-card-work"'));
  // the platform and the tools; a partner without a case study has no such line
  expect(withWork).toHaveLength(tools.size + 1);
  const links = withWork.flatMap((card) =>
    [...card.matchAll(/href="\/case-studies\/([^"]+)"/g)].map(([, slug]) => slug ?? ''),
  );
  expect(links.length).toBeGreaterThan(tools.size);
  expect(links.filter((slug) => !(slug in studyFacts))).toEqual([]);
});
