// /case-studies as served: filters in the address, counts and caching.
import { expect, test } from 'bun:test';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { ORIGIN, openTestApp, type TestApp } from '#testing/test-app.ts';

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

async function openWithStudies(): Promise<TestApp> {
  const app = await openTestApp();
  const study = { description: 'd', publishDate: '2020-01-01T00:00:00.000Z' };
  for (const input of [
    { title: 'Tools Ltd', slug: 'tools', categories: ['B2B', 'UX'], sector: 'Tools' },
    { title: 'Toys Ltd', slug: 'toys', categories: ['UX'], sector: 'Toys' },
    { title: 'Hidden Ltd', slug: 'hidden', categories: ['Secret'], status: 'draft' as const },
  ])
    await createCaseStudy(app.deps.db, cleanStudy({ ...study, ...input }));
  return app;
}

async function page(app: TestApp, path: string) {
  const response = await app.request(path);
  const html = await response.text();
  return { response, html, text: textOf(html) };
}

test('a filter that nothing matches shows the empty list with a link to all, and is not cached', async () => {
  await using app = await openWithStudies();
  for (const query of [
    'category=no+such',
    'sector=Tools&category=nope',
    'category=%00',
    'partner=Nobody',
  ]) {
    const { response, text } = await page(app, `/case-studies?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('No case studies found.');
    expect(text).toContain('Clear Filters');
    expect(text).toContain('Showing 0 of 2 case studies');
  }
});

test('a filter found to match nothing during streaming is not cached', async () => {
  await using app = await openWithStudies();
  const { db, cache } = app.deps;
  const read = db.replica.read.bind(db.replica) as typeof db.replica.read;
  db.replica.read = async (work) => {
    await Bun.sleep(150);
    return read(work);
  };
  expect((await page(app, '/case-studies?category=no+such')).text).toContain('No case studies');
  await page(app, '/case-studies?category=UX');
  // a streamed page is stored shortly after it ends
  const kept = (category: string) => cache.find(`${ORIGIN}/case-studies?category=${category}`);
  while (!kept('UX')) await Bun.sleep(5);
  expect(kept('no+such')).toBeUndefined();
});

test('both filters combine, and the total counts all visible case studies', async () => {
  await using app = await openWithStudies();
  const ux = await page(app, '/case-studies?category=UX');
  expect(ux.text).toContain('Showing 2 of 2 case studies');
  const both = await page(app, '/case-studies?category=UX&sector=Toys');
  expect(both.text).toContain('Showing 1 of 2 case studies');
  expect(both.html).toContain('href="/case-studies/toys"');
  expect(both.html).not.toContain('href="/case-studies/tools"');
});

test('a partner filters its work, with a chip that links back to all', async () => {
  await using app = await openWithStudies();
  const study = { description: 'd', categories: ['UX'], publishDate: '2020-01-01T00:00:00.000Z' };
  for (const slug of ['pellam', 'strydal'])
    await createCaseStudy(app.deps.db, cleanStudy({ ...study, title: slug, slug }));
  const { response, html, text } = await page(app, '/case-studies?partner=Klaviyo');
  expect(text).toContain('Showing 1 of 4 case studies');
  expect(html).toContain('href="/case-studies/pellam"');
  expect(html).not.toContain('href="/case-studies/strydal"');
  expect(text).toContain('Built with');
  expect(html).toContain('href="/case-studies?category=UX&amp;partner=Klaviyo"');
  expect(html).toContain('href="/case-studies?partner=Recharge"');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await page(app, '/case-studies')).text).not.toContain('Built with');
});

test('the options are the sorted categories and sectors of the visible case studies, after All', async () => {
  await using app = await openWithStudies();
  const { html } = await page(app, '/case-studies?sector=Tools');
  const options = [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, label]) => label);
  expect(options).toEqual(['All Categories', 'B2B', 'UX', 'All Sectors', 'Tools', 'Toys']);
  expect(html).toMatch(/<option value="Tools" selected=""/);
});

test('without case studies there are no filters', async () => {
  await using app = await openTestApp();
  const { html, text } = await page(app, '/case-studies');
  expect(text).toContain('No case studies found.');
  expect(text).not.toContain('Clear Filters');
  expect(html).not.toContain('<select');
});

test('unknown query parameters make no new cache entry', async () => {
  await using app = await openWithStudies();
  await page(app, '/case-studies?category=UX&utm_source=a');
  const cachedResponse = await app.request('/case-studies?utm_source=b&category=UX');
  expect(cachedResponse.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(app.deps.cache.clear().pages).toBe(1);
});

test('the page ends with a call to action', async () => {
  await using app = await openWithStudies();
  const { html, text } = await page(app, '/case-studies');
  expect(text).toContain('Case Studies. Our Work.');
  expect(text).toContain("Let's make something great together. Drop us a line.");
  expect(html).toMatch(/<a[^>]*data-opens="booking"[^>]*>Schedule a call to discuss your project/);
});
