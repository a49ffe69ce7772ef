import { expect, test } from 'bun:test';
import { addTags } from './tag-list.ts';

test('text is split at commas and line breaks and trimmed', () => {
  expect(addTags(['SEO'], ' UX , Paid  Media\nCRO,,').tags).toEqual([
    'SEO',
    'UX',
    'Paid Media',
    'CRO',
  ]);
});

test('a tag that differs in case only is refused and named', () => {
  expect(addTags(['SEO'], 'seo, UX, ux')).toEqual({
    tags: ['SEO', 'UX'],
    added: ['UX'],
    duplicates: ['seo', 'ux'],
    beyond: [],
  });
});

test('tags beyond the maximum are refused', () => {
  expect(addTags(['SEO'], 'UX, CRO', 2)).toMatchObject({ tags: ['SEO', 'UX'], beyond: ['CRO'] });
});

test('commas alone add no tag', () => {
  expect(addTags([], ' , ,').tags).toEqual([]);
});

test('markup is kept as text', () => {
  expect(addTags([], '<b>x</b>').tags).toEqual(['<b>x</b>']);
});
