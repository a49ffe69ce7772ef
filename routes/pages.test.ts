// The pages without database content, as served.
import { expect, test } from 'bun:test';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { openTestApp } from '#testing/test-app.ts';

const pages = [
  '/divisions',
  '/services',
  '/about',
  '/contact',
  '/cookie-settings',
  '/privacy-policy',
  '/enquiry/thank-you',
  '/book-a-call/thank-you',
];

test.each(pages)('%s has one h1, a title, a description and a canonical address', async (path) => {
  await using app = await openTestApp({ ORIGIN: 'http://localhost' });
  const response = await app.request(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
});

test.each(pages.slice(0, -2))('%s is indexed', async (path) => {
  await using app = await openTestApp();
  expect(await app.text(path)).toContain('content="index, follow"');
});

test.each(pages.slice(-2))('%s is not indexed', async (path) => {
  await using app = await openTestApp();
  expect(await app.text(path)).toContain('content="noindex, nofollow"');
});

test('the divisions page has its fixed title', async () => {
  await using app = await openTestApp();
  const html = await app.text('/divisions');
  expect(html).toContain('<title>Divisions | Commerce, Enterprise &amp; Performance</title>');
});

test.each(['/divisions', '/services'])('%s shows a case study once', async (path) => {
  await using app = await openTestApp();
  await createCaseStudy(
    app.deps.db,
    cleanStudy({
      title: 'Velmoor',
      slug: 'velmoor',
      description: 'Knitwear.',
      categories: ['UX'],
      gridImage: '/images/velmoor-grid.jpg',
      mainImage: '/images/velmoor-main.jpg',
    }),
  );
  const html = await app.text(path);
  expect(html.match(/href="\/case-studies\/velmoor"/g)).toHaveLength(1);
});

test('a missing article is 404 with a message', async () => {
  await using app = await openTestApp();
  const response = await app.request('/insights/no-such-article');
  const html = (await response.text()).replaceAll('&#x27;', "'");
  expect(response.status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Article Not Found<\/h1>/);
  expect(html).toContain("The article you're looking for doesn't exist.");
  expect(html).toMatch(/<a[^>]*href="\/insights"[^>]*>Back to Insights/);
});

test('a missing case study is 404 with a message', async () => {
  await using app = await openTestApp();
  const response = await app.request('/case-studies/no-such-study');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Case Study Not Found<\/h1>/);
  expect(html).toMatch(/<a[^>]*href="\/case-studies"[^>]*>Back to Case Studies/);
});

test('the configured enquiry form and cookie declaration appear on their pages', async () => {
  await using app = await openTestApp({
    HUBSPOT_PORTAL_ID: '4711',
    HUBSPOT_ENQUIRY_FORM_ID: 'form-1',
    CONSENT_PROVIDER_ID: 'consent-1',
  });
  expect(await app.text('/contact')).toContain('data-form="form-1"');
  expect(await app.text('/cookie-settings')).toContain('/consent-1/cd.js');
});

test.each([
  ['https://meetings.example/verso', { HUBSPOT_MEETINGS_URL: 'https://meetings.example/verso' }],
  ['/contact', {}],
])(
  'until its dialog takes over, the booking button of every page leads to %s',
  async (href, variables) => {
    await using app = await openTestApp(variables);
    const html = await app.text('/about');
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(/<a[^>]*href="([^"]+)"[^>]*>Book a call/.exec(header)?.[1]).toBe(href);
  },
);

test.each([
  '/',
  '/results',
  '/divisions',
  '/services',
  '/case-studies',
  '/case-studies/norrowe',
  '/insights',
])('%s with deferred data is cached complete, without inline script', async (path) => {
  await using app = await openTestApp();
  await seedDemoContent(app.deps.db);
  const { db } = app.deps;
  const read = db.read.bind(db);
  const { promise: shellSent, resolve } = Promise.withResolvers<void>();
  db.read = async (work) => {
    await shellSent;
    return read(work);
  };
  const shell = await app.request(path);
  resolve();
  await shell.text();
  let response = await app.request(path);
  if (!response.headers.has('etag')) response = await app.request(path);
  const html = await response.text();
  expect(response.headers.get('etag')).not.toBeNull();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<template|Loading (?:case|insights)/);
  expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/);
});
