// The structured data of pages by their address.
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { offices } from '#db/content/offices.ts';
import { serviceGroups } from '#db/content/services.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';
import { postalAddress } from './office.ts';

const app = await setUpTestApp();
afterEach(() => void setSystemTime());
await seedDemoContent(app.deps.db);

/** The objects in the head of a page. */
async function dataAt(path: string): Promise<Record<string, unknown>[]> {
  const html = await app.text(path);
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json as string));
}
const typesAt = async (path: string) => (await dataAt(path)).map((data) => data['@type']);

test('each division is a service', async () => {
  expect(await typesAt('/divisions')).toEqual(['Service', 'Service', 'Service', 'BreadcrumbList']);
});

test('each group of services is a service with a catalogue of its services', async () => {
  const data = await dataAt('/services');
  expect(data).toHaveLength(serviceGroups.length + 1);
  expect(data[0]).toMatchObject({
    '@type': 'Service',
    url: `${ORIGIN}/services#strategy`,
    hasOfferCatalog: {
      itemListElement: serviceGroups[0]?.services.map(({ name }) => ({ itemOffered: { name } })),
    },
  });
});

test('the about page describes the agency and its film', async () => {
  expect(await typesAt('/about')).toEqual(['Organization', 'VideoObject', 'BreadcrumbList']);
});

test('the contact page has an entry for every office with an address', async () => {
  const data = await dataAt('/contact');
  const names = data.flatMap((each) => (each['@type'] === 'LocalBusiness' ? [each.name] : []));
  expect(names).toHaveLength(offices.length - 1);
  expect(names).not.toContain('Verso Ottawa');
});

test.each([
  [
    'Liverpool',
    ['1 Road', 'Quay', 'Liverpool L1 0VX', 'UK'],
    ['1 Road, Quay', undefined, 'L1 0VX'],
  ],
  ['Miami', ['2 Arcade', 'Miami, FL 33100', 'USA'], ['2 Arcade', 'FL', '33100']],
  ['Oslo', ['3 Gate', 'Norway'], [undefined, undefined, undefined]],
])(
  'the postal address in %s is split into its parts',
  (city, address, [streetAddress, region, code]) => {
    const image = { src: '/a.jpg', width: 1, height: 1, alt: '' };
    expect(postalAddress({ country: '', city, address, image })).toEqual({
      '@type': 'PostalAddress',
      streetAddress: streetAddress as string,
      addressLocality: city,
      addressRegion: region as string,
      postalCode: code as string,
      addressCountry: address.at(-1) as string,
    });
  },
);

test('the breadcrumbs of an article contain its list', async () => {
  const { posts } = (await (await app.request('/api/posts?limit=1')).json()) as {
    posts: { slug: string; title: string }[];
  };
  const data = await dataAt(`/insights/${posts[0]?.slug}`);
  expect(data.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Insights', item: `${ORIGIN}/insights` },
      { name: posts[0]?.title },
    ],
  });
});

test('an item that was scheduled was not modified before it was published', async () => {
  const publishDate = new Date(Date.now() + 60_000).toISOString();
  const scheduled = { slug: 'scheduled', status: 'scheduled', publishDate } as const;
  await makePost(app.deps.db, scheduled);
  await makeStudy(app.deps.db, scheduled);
  setSystemTime(Date.now() + 61_000);
  for (const path of ['/insights/scheduled', '/case-studies/scheduled']) {
    const dates = { datePublished: publishDate, dateModified: publishDate };
    expect(await dataAt(path)).toContainEqual(expect.objectContaining(dates));
    expect(await app.text(path)).toContain(
      `property="article:modified_time" content="${publishDate}"`,
    );
  }
  const feed = await (await app.request('/insights/feed.json')).json();
  expect(feed.items[0]).toMatchObject({ date_published: publishDate, date_modified: publishDate });
});
