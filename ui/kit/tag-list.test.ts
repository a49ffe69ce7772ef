import { expect, test } from 'bun:test';
import { addTags } from './tag-list.ts';

test('adds what stands between commas and line breaks, trimmed', () => {
  expect(addTags(['SEO'], ' UX , Paid  Media\nCRO,,').tags).toEqual([
    'SEO',
    'UX',
    'Paid Media',
    'CRO',
  ]);
});

test('refuses a tag that differs in case only, and says which', () => {
  expect(addTags(['SEO'], 'seo, UX, ux')).toEqual({
    tags: ['SEO', 'UX'],
    added: ['UX'],
    duplicates: ['seo', 'ux'],
    beyond: [],
  });
});

test('refuses what is beyond the most', () => {
  expect(addTags(['SEO'], 'UX, CRO', 2)).toMatchObject({ tags: ['SEO', 'UX'], beyond: ['CRO'] });
});

test('nothing but commas adds nothing', () => {
  expect(addTags([], ' , ,').tags).toEqual([]);
});

test('keeps markup as the text it is', () => {
  expect(addTags([], '<b>x</b>').tags).toEqual(['<b>x</b>']);
});
