import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { compareItems } from './compare-items.ts';

test('items with equal content have no differences, however empty values are written', () => {
  expect(compareItems('post', { title: 'T', excerpt: null }, { title: 'T' })).toEqual([]);
  expect(compareItems('case-study', { featured: false }, { featured: false })).toEqual([]);
});

test('differences have the order and the labels of the form', () => {
  const found = compareItems(
    'case-study',
    { title: 'One', menuOrder: 1, logo: '/a.png', featured: false },
    { title: 'Two', menuOrder: 2, logo: '/b.png', featured: true },
  );
  expect(found.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Client Name', 'One', 'Two'],
    ['Logo', '/a.png', '/b.png'],
    ['Menu Order', '1', '2'],
    ['Featured', 'No', 'Yes'],
  ]);
});

test('pictures are compared with their alt texts, stats in their order', () => {
  const stat = { icon: '+', valueAfterNumber: '%', supportingText: 'Sales' };
  const [stats, gallery] = compareItems('case-study', null, {
    stats: [
      { ...stat, number: '2', order: 1 },
      { ...stat, number: '1', order: 0 },
    ],
    mediaImages: ['/a.png', '/b.png'],
    mediaAlts: ['First'],
  });
  expect(stats?.after).toEqual([
    { src: '', text: '+ 1 % Sales' },
    { src: '', text: '+ 2 % Sales' },
  ]);
  expect(gallery).toMatchObject({
    label: 'Media Gallery',
    isImages: true,
    after: [
      { src: '/a.png', text: 'First' },
      { src: '/b.png', text: '' },
    ],
  });
});

test('the first version shows all fields with a value, none of them as a change', () => {
  const found = compareItems('post', null, { title: 'T', content: '<p>C</p>', categories: [] });
  expect(found).toMatchObject([
    { label: 'Title', before: 'T', after: 'T' },
    { label: 'Content', before: '<p>C</p>', after: '<p>C</p>' },
  ]);
});

test('every field of the first version of a document has its own label', () => {
  const content = originalOf('settings', { isCounting: false });
  const settings = { type: 'settings', title: 'Company and site', slug: 'settings', content };
  const labels = compareItems('document', null, settings).map(({ label }) => label);
  expect(labels).toContain('Name (2)');
  expect(new Set(labels).size).toBe(labels.length);
});
