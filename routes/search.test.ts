// The search page: complete without script, never indexed, never cached, limited in length and rate.
import { expect, test } from 'bun:test';
import { makePost } from '#db/testing/items.ts';
import { openTestApp } from '#testing/test-app.ts';

const page = async (path: string, address?: string) => {
  await using app = await openTestApp();
  await makePost(app.deps.db, {
    slug: 'one',
    title: 'Xylophones <em>today</em>',
    excerpt: 'Tuned & “true”.',
  });
  const response = await app.request(path, { address });
  return { response, html: await response.text() };
};

test('a search is a page with its hits, marked words, and noindex', async () => {
  const { response, html } = await page('/search?q=xylo');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('name="robots" content="noindex');
  expect(html).toContain('href="/insights/one"');
  expect(html).toContain('<mark>Xylophones</mark> &lt;em&gt;today&lt;/em&gt;');
});

test('hits can be filtered by kind, and each filter shows its count', async () => {
  const { html } = await page('/search?q=xylophones&kind=service');
  expect(html).toContain('Articles 1');
  expect(html).not.toContain('href="/insights/one"');
  expect((await page('/search?q=xylophones&kind=nonsense')).html).toContain('href="/insights/one"');
});

test('a misspelt word is corrected, and an empty result offers other links', async () => {
  const { html, response } = await page('/search?q=xylophomes');
  expect(response.status).toBe(200);
  expect(html).toContain('Did you mean');
  expect(html).toContain('href="/search?q=xylophones"');
  expect(html).toContain('href="/services#strategy"');
  expect(html).toContain('Ask us');
});

test('the page without a query suggests where to start', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20&kind=page']) {
    const { html } = await page(path);
    expect(html).toContain('What are you looking for?');
    expect(html).toMatch(/<form class="search-page-form" action="\/search"><input [^>]*name="q"/);
    expect(html.split('aria-label="Where to start"')[1]).toContain('href="/services#strategy"');
  }
});

test('an empty query gets a message beside the field', async () => {
  const { html } = await page('/search?q=%20');
  const described = /aria-invalid="true" aria-describedby="([^"]+)" autofocus=""/i.exec(html)?.[1];
  expect(html).toContain(`id="${described}" role="alert">Give us a word to go on.`);
  expect((await page('/search')).html).not.toContain('Give us a word to go on.');
});

test('the typed query is text on the page, however long and hostile', async () => {
  const q = `"><script>alert(1)</script>${'x'.repeat(10_000)}`;
  const { response, html } = await page(`/search?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('x'.repeat(201));
  for (const bad of ['%00', '%ED%A0%80', '%F0%9F%99%82', '%E2%80%AE', '%FF'])
    expect((await page(`/search?q=${bad}`)).response.status).toBe(200);
});

test('searches of one address are limited, without effect on others', async () => {
  await using app = await openTestApp();
  const search = (address: string) => app.request('/search?q=x', { address });
  const call = () => app.request('/api/search?q=', { address: '192.0.2.77' });
  for (let n = 0; n < 130 && (await call()).status === 200; n++);
  const last = await search('192.0.2.77');
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.text()).toContain('Too many searches.');
  expect((await call()).status).toBe(429);
  expect((await search('192.0.2.78')).status).toBe(200);
});
