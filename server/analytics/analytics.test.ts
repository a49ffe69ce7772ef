// Visits are counted in memory and written once a second, whether or not a page comes from the cache.
import { expect, setSystemTime, test } from 'bun:test';
import { DAY_MS, ENQUIRY_TRAP_FIELD } from '#db/limits.ts';
import { getAnalytics } from '#db/queries/analytics/report.ts';
import { visitorEvents, visitorSalts } from '#db/schema.ts';
import { makePost } from '#db/testing/items.ts';
import { ORIGIN, openTestApp, type TestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9',
};
const today = () => new Date().toISOString().slice(0, 10);
const openCounting = () => openTestApp({ ANALYTICS: 'on', ORIGIN });

async function reportOf(app: TestApp, page?: string) {
  await app.deps.analytics?.flush();
  return getAnalytics(app.deps.db, { range: '7d', page }, today());
}
const send = (app: TestApp, body: object, init: { address?: string; headers?: object } = {}) =>
  app.request('/api/beacon', {
    method: 'POST',
    address: init.address,
    headers: { ...BROWSER, 'content-type': 'application/json', ...init.headers },
    body: JSON.stringify(body),
  });

test('a page is counted alike from the cache and from a render', async () => {
  await using app = await openCounting();
  for (let n = 0; n < 5; n++) await app.request('/about', { headers: BROWSER });
  // another query is the same page, but misses the look-up before the framework
  const headers = { ...BROWSER, referer: 'https://search.example/?q=x' };
  await app.request('/about?utm_source=letter', { headers, address: '192.0.2.9' });
  const { totals, referrers, campaigns, countries, pages } = await reportOf(app);
  expect(totals).toMatchObject({ views: 6, visitors: 2 });
  expect(pages.map(({ path }) => path)).toEqual(['/about']);
  expect(referrers).toEqual([{ name: 'search.example', number: 1 }]);
  expect(campaigns).toEqual([{ name: 'letter', number: 1 }]);
  expect(countries).toEqual([{ name: 'GB', number: 2 }]);
});

test('when a day ends, its salt and its visitors are deleted without a further visit', async () => {
  await using app = await openCounting();
  await app.request('/about', { headers: BROWSER });
  const stored = () =>
    app.deps.db.read(async (read) => ({
      salts: (await read.select().from(visitorSalts)).map(({ day }) => day),
      visitors: await read.$count(visitorEvents),
    }));
  await app.deps.analytics?.flush();
  expect((await stored()).visitors).toBeGreaterThan(0);
  setSystemTime(Date.now() + DAY_MS);
  try {
    await app.deps.analytics?.flush();
    expect(await stored()).toEqual({ salts: [today()], visitors: 0 });
  } finally {
    setSystemTime();
  }
});

test('a 304 is counted too', async () => {
  await using app = await openCounting();
  const first = await app.request('/about', { headers: BROWSER });
  const headers = { ...BROWSER, 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await app.request('/about', { headers })).status).toBe(304);
  expect((await reportOf(app)).totals.views).toBe(2);
});

test('a prefetched page is not counted, and one opened in the same second is', async () => {
  await using app = await openCounting();
  const ahead = { ...BROWSER, 'sec-purpose': 'prefetch' };
  await app.request('/contact', { headers: ahead });
  await app.request('/about', { headers: BROWSER });
  await app.request('/results', { headers: ahead });
  expect((await reportOf(app)).pages.map(({ path }) => path)).toEqual(['/about']);
});

test('robots, staff, programs and missing pages are not counted', async () => {
  await using app = await openCounting();
  const cookie = await app.login();
  for (let round = 0; round < 2; round++) {
    await app.request('/about', { headers: { 'user-agent': 'Googlebot/2.1' } });
    await app.request('/about', { headers: { ...BROWSER, cookie } });
    await app.request('/about', { headers: { ...BROWSER, dnt: '1' } });
    await app.request('/about', { headers: BROWSER, method: 'HEAD' });
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/no/such/page',
      '/insights/none',
      '/vs-admin/login',
    ])
      await app.request(path, { headers: BROWSER });
  }
  expect((await reportOf(app)).totals.views).toBe(0);
});

test('a HEAD request is not counted, from the cache or not', async () => {
  await using app = await openCounting();
  for (const path of ['/about', '/about', '/search?q=shop'])
    await app.request(path, { headers: BROWSER, method: 'HEAD' });
  expect((await reportOf(app)).totals.views).toBe(0);
});

test('behind a trusted proxy, visitors are distinguished by the forwarded address', async () => {
  await using app = await openTestApp({ ANALYTICS: 'on', TRUST_PROXY: '1' });
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.2'])
    for (const path of ['/about', '/about?x=1'])
      await app.request(path, {
        headers: { ...BROWSER, 'x-forwarded-for': `10.0.0.1, ${address}` },
      });
  expect((await reportOf(app)).totals).toMatchObject({ views: 6, visitors: 2 });
});

test('a beacon counts events that the server cannot see', async () => {
  await using app = await openCounting();
  await makePost(app.deps.db, { slug: 'on-returns' });
  const page = '/insights/on-returns';
  for (const body of [
    { event: 'view', page },
    { event: 'read', page },
    { event: 'outgoing', page, detail: 'shop.example' },
    { event: 'booking', page },
  ])
    expect((await send(app, body)).status).toBe(202);
  const { totals, links } = await reportOf(app, page);
  expect(totals).toMatchObject({ views: 1, visitors: 1, reads: 1, outgoing: 1, bookings: 1 });
  expect(links).toEqual([{ name: 'shop.example', number: 1 }]);
});

test('a beacon counts on the pages of authors and topics', async () => {
  await using app = await openCounting();
  await makePost(app.deps.db, { author: 'Ada King', categories: ['Pricing'] });
  for (const page of ['/insights/author/ada-king', '/insights/topic/pricing']) {
    expect((await app.request(page)).status).toBe(200);
    await send(app, { event: 'read', page });
    await send(app, { event: 'booking', page });
    expect((await reportOf(app, page)).totals).toMatchObject({ reads: 1, bookings: 1 });
  }
});

test('a beacon for anything but a public page counts nothing', async () => {
  await using app = await openCounting();
  await makePost(app.deps.db, { slug: 'secret', status: 'draft' });
  for (const page of [
    '/insights/secret',
    '/insights/none',
    '/insights/author/nobody',
    '/vs-admin/login',
    '/api',
    '/a/b/c',
    '/%',
  ])
    expect((await send(app, { event: 'view', page })).status).toBe(202);
  for (const [body, status] of [
    [{ event: 'enquiry', page: '/about' }, 400],
    [{ event: 'view', page: '//other.example' }, 400],
    [{ event: 'outgoing', page: '/about', detail: '<script>' }, 400],
    [{ event: 'view', page: `/${'x'.repeat(400)}` }, 400],
    [{ event: 'view', page: '/about', more: 'x'.repeat(5000) }, 413],
  ] as const)
    expect((await send(app, body)).status).toBe(status);
  const foreign = await send(
    app,
    { event: 'view', page: '/about' },
    { headers: { origin: 'https://other.example' } },
  );
  expect(foreign.status).toBe(403);
  expect((await reportOf(app)).totals.views).toBe(0);
});

test('forged beacons cannot raise a count past its limit', async () => {
  await using app = await openCounting();
  const statuses = new Set<number>();
  for (let n = 0; n < 200; n++) {
    const headers = { 'user-agent': `${BROWSER['user-agent']} ${n % 2}` };
    const sent = await send(
      app,
      { event: 'read', page: '/about' },
      { headers, address: '192.0.2.66' },
    );
    statuses.add(sent.status);
  }
  expect(statuses).toEqual(new Set([202, 429]));
  expect((await reportOf(app, '/about')).totals.reads).toBe(2);
});

test('an enquiry is counted for the pages that its sender opened', async () => {
  await using app = await openCounting();
  await makePost(app.deps.db, { slug: 'on-returns' });
  await app.request('/insights/on-returns', { headers: BROWSER });
  const enquire = async (body: object) => {
    const sent = await app.request('/api/enquiries', {
      method: 'POST',
      headers: { ...BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(sent.status).toBe(201);
    return (await reportOf(app)).pages;
  };
  const counted = (enquiries: number) => [{ path: '/insights/on-returns', enquiries }];
  const letter = { kind: 'enquiry', name: 'Ann', email: 'ann@example.com', message: 'Hello' };
  const spam = { ...letter, message: 'Buy', [ENQUIRY_TRAP_FIELD]: 'x' };
  expect(await enquire(spam)).toMatchObject(counted(0));
  expect(await enquire({ kind: 'newsletter', email: letter.email })).toMatchObject(counted(0));
  expect(await enquire(letter)).toMatchObject(counted(1));
  expect(await enquire(letter)).toMatchObject(counted(1));
});

test('visits that are counted while the database fails are written later', async () => {
  await using app = await openCounting();
  const { db, analytics } = app.deps;
  const { write } = db;
  db.write = () => Promise.reject(new Error('away'));
  await app.request('/about', { headers: BROWSER });
  await expect(analytics?.flush()).rejects.toThrow('away');
  await app.request('/about', { headers: BROWSER });
  db.write = write;
  expect((await reportOf(app)).totals.views).toBe(2);
});

test('an outage of the database is logged once', async () => {
  await using app = await openCounting();
  const { db } = app.deps;
  const { write } = db;
  let attempts = 0;
  db.write = () => {
    attempts += 1;
    return Promise.reject(new Error('away'));
  };
  await app.request('/about', { headers: BROWSER });
  await until(() => attempts >= 3);
  db.write = write;
  const warnings = app.logged.filter(({ msg }) => msg === 'counts not stored yet');
  expect(warnings).toHaveLength(1);
});

test('a visit that waits for the database stays within its limits', async () => {
  await using app = await openCounting();
  const { db, analytics } = app.deps;
  const { write } = db;
  const open = (page: number) =>
    analytics?.countView(new Request(`${ORIGIN}/${page}`, { headers: BROWSER }), () => '192.0.2.1');
  let page = 0;
  // the visitor opens another page during the write
  db.write = async () => {
    for (const end = page + 40; page < end; page++) open(page);
    throw new Error('away');
  };
  open(page++);
  for (let round = 0; round < 3; round++) await expect(analytics?.flush()).rejects.toThrow('away');
  db.write = write;
  expect((await reportOf(app)).totals.views).toBe(50);
});

test('the counts of every process are added up', async () => {
  await using app = await openCounting();
  const { startAnalytics } = await import('./analytics.ts');
  const second = startAnalytics(app.deps);
  const request = new Request(`${ORIGIN}/about`, { headers: BROWSER });
  app.deps.analytics?.countView(request, () => '192.0.2.1');
  second?.countView(request, () => '192.0.2.1');
  await Promise.all([app.deps.analytics?.flush(), second?.flush()]);
  await second?.stop();
  expect((await reportOf(app)).totals).toMatchObject({ views: 2, visitors: 1 });
});

test('with counting off, pages keep the same bytes and nothing is counted', async () => {
  await using off = await openTestApp({ ORIGIN });
  await using on = await openCounting();
  const bytesOf = (app: TestApp, path: string) => app.text(path);
  for (const path of ['/', '/about', '/contact']) {
    const counted = await bytesOf(on, path);
    const script =
      '<script type="module" async="" fetchPriority="low" src="/build/beacon.js"></script>';
    expect(counted).toContain(script);
    expect(counted.replace(script, '')).toBe(await bytesOf(off, path));
  }
  expect(await bytesOf(off, '/privacy-policy')).not.toContain('How we count visits');
  expect(await bytesOf(on, '/privacy-policy')).toContain('How we count visits');
  expect(await bytesOf(off, '/cookie-settings')).toContain('We count no visits');
  expect(await bytesOf(on, '/cookie-settings')).not.toContain('We count no visits');
  await send(off, { event: 'view', page: '/about' });
  expect((await reportOf(off)).totals.views).toBe(0);
});

test('searches reported by the overlay are counted the same way', async () => {
  await using app = await openCounting();
  const report = (query: unknown, address: string, event = 'search-without-result') =>
    send(app, { event, page: '/about', query }, { address });
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    for (const query of [' Kettels ', 'ada@example.com', '0151 496 0120', ''])
      expect((await report(query, address)).status).toBe(202);
    await report('kettles', address, 'search');
  }
  expect((await report('x'.repeat(201), '192.0.2.3')).status).toBe(400);
  expect((await report(7, '192.0.2.3')).status).toBe(400);
  const { searches, searchesWithoutResult } = await reportOf(app);
  expect(searches).toEqual([{ name: 'kettles', number: 2 }]);
  expect(searchesWithoutResult).toEqual([{ name: 'kettels', number: 2 }]);
});

/** As long as the privacy notice says. */
const LONGEST = 'x'.repeat(40);

test('search queries are counted, without personal data', async () => {
  await using app = await openCounting();
  await makePost(app.deps.db, { slug: 'on-returns', title: 'On returns' });
  const search = (q: string, address: string) =>
    app.request(`/search?q=${encodeURIComponent(q)}`, { headers: BROWSER, address });
  for (const address of ['192.0.2.1', '192.0.2.2'])
    for (const q of ['Returns', 'ada@example.com', '0151 496 0120', 'zzzz', LONGEST, `${LONGEST}x`])
      await search(q, address);
  // a reload and a filter are the same search
  for (const path of [
    'only%20once',
    'only%20once',
    'only%20once&kind=service',
    'returns&kind=service',
  ])
    await app.request(`/search?q=${path}`, { headers: BROWSER, address: '192.0.2.3' });
  // nobody reads the response of a HEAD request
  const head = { headers: BROWSER, method: 'HEAD', address: '192.0.2.4' };
  await app.request('/search?q=returns', head);
  const { searches, searchesWithoutResult } = await reportOf(app);
  expect(searches).toEqual([{ name: 'returns', number: 2 }]);
  expect(searchesWithoutResult).toEqual([
    { name: LONGEST, number: 2 },
    { name: 'zzzz', number: 2 },
  ]);
});
