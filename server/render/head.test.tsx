// The head of real pages, for crawlers and social networks (docs/contract.md, Metadata).
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';
import { Head, type PageMeta } from './head.tsx';

const app = await setUpTestApp();
const staff = await app.login();
for (let i = 1; i <= 19; i++)
  await app.send(
    'POST',
    '/api/admin/posts',
    {
      title: i === 1 ? '</script><script>alert("1")</script> \u2028' : `Post ${i}`,
      slug: `post-${i}`,
      content: '<p>Three short words</p>',
      excerpt: 'In short',
      categories: ['UX'],
      publishDate: '2024-01-01',
    },
    staff,
  );
await app.send(
  'POST',
  '/api/admin/case-studies',
  {
    title: 'Client',
    slug: 'client',
    description: 'What happened',
    categories: ['UX'],
    ourRole: ['UX', 'CRO'],
    gridImage: '/images/grid.jpg',
    testimonial1Quote: 'It works',
    testimonial1Name: 'A Person',
    testimonial1Position: 'Buyer',
    publishDate: '2024-01-01',
  },
  staff,
);

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
function dataOf(html: string): { '@type': string; [key: string]: unknown }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json as string));
}

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/insights?page=1', '/insights'],
  ['/insights?page=2', '/insights?page=2'],
  ['/insights?category=UX', '/insights?category=UX'],
  ['/case-studies?category=UX', '/case-studies'],
  ['/partners?category=Payments', '/partners'],
  ['/insights/post-2', '/insights/post-2'],
  ['/insights/caf%C3%A9%20%00', '/insights/caf%C3%A9%20%00'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
])('the canonical address of %s is %s', async (path, canonical) => {
  expect(canonicalOf(await app.text(path))).toBe(ORIGIN + canonical);
});

test.each(['/no-such-page', '/insights/no-such-post', '/case-studies/no-such', '/vs-admin/login'])(
  '%s is not indexed and has no structured data',
  async (path) => {
    const html = await app.text(path);
    expect(robotsOf(html)).toBe('noindex, nofollow');
    expect(dataOf(html)).toEqual([]);
    expect(html).not.toContain('rel="alternate"');
  },
);

/** The names and contents of the meta elements, and the canonical address. */
function metaOf(meta: Partial<PageMeta>) {
  const html = renderToStaticMarkup(
    <Head
      meta={{ title: 'Title', description: 'Text', cacheTags: null, ...meta }}
      origin={ORIGIN}
      path="/page"
      defaults={{
        siteName: 'Verso',
        image: '/images/site.jpg',
        imageAlt: 'The site',
        styles: '',
        feeds: [],
        structuredDataOf: () => [],
      }}
      socialImage={() => null}
    />,
  );
  const elements = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
  const contents = Object.fromEntries([...elements].map(([, name, content]) => [name, content]));
  return { canonical: canonicalOf(html), ...contents };
}

test('a page that sets only title and description has the defaults', () => {
  expect(metaOf({})).toEqual({
    canonical: `${ORIGIN}/page`,
    description: 'Text',
    robots: 'index, follow',
    'og:site_name': 'Verso',
    'og:type': 'website',
    'og:title': 'Title',
    'og:description': 'Text',
    'og:url': `${ORIGIN}/page`,
    'og:image': `${ORIGIN}/images/site.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'The site',
    'og:locale': 'en_GB',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'The site',
  });
});

test('a page can set each part of its metadata', () => {
  const times = { publishedTime: '2024-01-01', modifiedTime: '2024-01-02' };
  const image = { ogImage: '/a.jpg', ogImageWidth: 600, ogImageHeight: 400, ogImageAlt: 'A desk' };
  const shared = { ogTitle: 'Shared', ogDescription: 'With friends', ogType: 'article' };
  const addresses = { canonicalUrl: `${ORIGIN}/real`, ogUrl: `${ORIGIN}/shared` };
  expect(
    metaOf({ ...times, ...image, ...shared, ...addresses, tags: ['UX'], noIndex: true }),
  ).toMatchObject({
    canonical: `${ORIGIN}/real`,
    robots: 'noindex, nofollow',
    'og:type': 'article',
    'og:title': 'Shared',
    'og:description': 'With friends',
    'og:url': `${ORIGIN}/shared`,
    'og:image': `${ORIGIN}/a.jpg`,
    'og:image:width': '600',
    'og:image:height': '400',
    'og:image:alt': 'A desk',
    'article:published_time': '2024-01-01',
    'article:modified_time': '2024-01-02',
    'article:tag': 'UX',
    'twitter:image:alt': 'A desk',
  });
  expect(metaOf({ canonicalUrl: `${ORIGIN}/real` })['og:url']).toBe(`${ORIGIN}/real`);
  expect(metaOf({ ogImage: '/a.jpg' })['og:image:alt']).toBe('Title');
});

test('a hostile title cannot end its data block', async () => {
  const html = await app.text('/insights/post-1');
  const article = dataOf(html).find((data) => data['@type'] === 'BlogPosting');
  expect(article).toMatchObject({
    headline: '</script><script>alert("1")</script> \u2028',
    description: 'In short',
    image: `${ORIGIN}/images/hero.jpg`,
    datePublished: '2024-01-01T00:00:00.000Z',
    mainEntityOfPage: `${ORIGIN}/insights/post-1`,
    wordCount: 3,
    keywords: 'UX',
    author: { '@type': 'Organization', '@id': `${ORIGIN}/#organisation`, name: 'Verso' },
    publisher: { '@type': 'Organization', '@id': `${ORIGIN}/#organisation`, name: 'Verso' },
  });
  expect(html).not.toContain('<script>alert');
});

test('the home page has the structured data of the agency and the site', async () => {
  const data = dataOf(await app.text('/'));
  expect(data.map((it) => it['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data[0]).toMatchObject({
    '@id': `${ORIGIN}/#organisation`,
    address: { streetAddress: '3 Ropery Yard, Baltic Quay', postalCode: 'L1 0VX' },
  });
});

test('the structured data of a case study is an article with its quotation and breadcrumbs', async () => {
  const data = dataOf(await app.text('/case-studies/client'));
  expect(data[0]).toMatchObject({
    '@type': 'Article',
    about: { name: 'Client' },
    headline: 'Client',
    image: `${ORIGIN}/images/grid.jpg`,
    keywords: 'UX, CRO',
    mainEntityOfPage: `${ORIGIN}/case-studies/client`,
    hasPart: [{ text: 'It works', creator: { name: 'A Person', jobTitle: 'Buyer' } }],
  });
  expect(data[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Case Studies', item: `${ORIGIN}/case-studies` },
      { position: 3, name: 'Client', item: `${ORIGIN}/case-studies/client` },
    ],
  });
});

test('a public page links the feeds and sends the speculation rules; the back office has its own rules and no feeds', async () => {
  const response = await app.request('/insights');
  expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const html = await response.text();
  expect(html).toContain('rel="alternate" href="/insights/feed.xml" type="application/rss+xml"');
  expect(html).toContain('rel="alternate" href="/insights/feed.json" type="application/feed+json"');
  const login = await app.request('/vs-admin/login');
  expect(login.headers.get('speculation-rules')).toBe('"/admin-speculation-rules.json"');
  expect(await login.text()).not.toContain('rel="alternate"');
});
