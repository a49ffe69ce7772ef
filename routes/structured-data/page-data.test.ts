// The structured data of pages by their address.
import { expect, test } from 'bun:test';
import { offices } from '#db/content/offices.ts';
import { serviceGroups } from '#db/content/services.ts';
import { officeData, postalAddress } from './office.ts';
import { pageData } from './page-data.ts';

const ORIGIN = 'https://verso.example';
const typesAt = (path: string) =>
  pageData({ title: 'Page | Verso', origin: ORIGIN, path }).map(
    (data) => (data as { '@type': string })['@type'],
  );

test('each division is a service', () => {
  expect(typesAt('/divisions')).toEqual(['Service', 'Service', 'Service', 'BreadcrumbList']);
});

test('each group of services is a service with a catalogue of its services', () => {
  const data = pageData({
    title: 'Services | Verso',
    origin: ORIGIN,
    path: '/services',
  });
  expect(data).toHaveLength(serviceGroups.length + 1);
  expect(data[0]).toMatchObject({
    '@type': 'Service',
    url: `${ORIGIN}/services#strategy`,
    hasOfferCatalog: {
      itemListElement: serviceGroups[0]?.services.map(({ name }) => ({ itemOffered: { name } })),
    },
  });
});

test('the about page describes the agency and its film', () => {
  expect(typesAt('/about')).toEqual(['Organization', 'VideoObject', 'BreadcrumbList']);
});

test('the contact page has an entry for every office with an address', () => {
  expect(typesAt('/contact').filter((type) => type === 'LocalBusiness')).toHaveLength(
    offices.length - 1,
  );
});

test('an office without an address has no entry', () => {
  const soon = offices.find(({ city }) => city === 'Ottawa');
  expect(soon && officeData(soon, ORIGIN)).toBeNull();
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

test('the breadcrumbs of an article contain its list', () => {
  const [data] = pageData({
    title: 'An article | Verso',
    origin: ORIGIN,
    path: '/insights/an-article',
  });
  expect(data).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Insights', item: `${ORIGIN}/insights` },
      { name: 'An article' },
    ],
  });
});
