import { expect, test } from 'bun:test';
import {
  filterCounts,
  filteredHref,
  filterOf,
  filterOptions,
  matchesFilter,
  viewOf,
} from './case-study-filter.ts';

const study = { categories: ['B2B', 'UX'], sector: 'Tools' };

test('a study without a sector matches no sector', () => {
  expect(matchesFilter({ ...study, sector: null }, { category: '', sector: 'Tools' })).toBe(false);
});

test('both filters combine, by exact match', () => {
  expect(matchesFilter(study, { category: '', sector: '' })).toBe(true);
  expect(matchesFilter(study, { category: 'UX', sector: 'Tools' })).toBe(true);
  expect(matchesFilter(study, { category: 'UX', sector: 'Toys' })).toBe(false);
  expect(matchesFilter(study, { category: 'ux', sector: '' })).toBe(false);
});

test('options are distinct and sorted, and missing values are left out', () => {
  const others = [
    study,
    { categories: ['CRO', 'B2B'], sector: null },
    { categories: [], sector: '' },
  ];
  expect(filterOptions(others)).toEqual({
    categories: ['B2B', 'CRO', 'UX'],
    sectors: ['Tools'],
    partners: [],
  });
});

test('a partner matches the studies that were built with it', () => {
  const filter = { category: 'UX', sector: '', partner: 'Klaviyo' };
  expect(matchesFilter({ ...study, partners: ['Klaviyo', 'Xero'] }, filter)).toBe(true);
  expect(matchesFilter({ ...study, partners: ['Xero'] }, filter)).toBe(false);
  expect(matchesFilter(study, filter)).toBe(false);
  expect(filterOf(new URL(filteredHref(filter), 'http://a').searchParams)).toEqual(filter);
});

test('an address holds its filter without empty parameters', () => {
  const filter = { category: 'Migration & Replatforming', sector: '' };
  expect(filteredHref(filter)).toBe('/case-studies?category=Migration+%26+Replatforming');
  expect(filterOf(new URL(filteredHref(filter), 'http://a').searchParams)).toEqual(filter);
  expect(filteredHref({ category: '', sector: '' })).toBe('/case-studies');
});

test('the count of a value is the number of studies that it shows beside the other filter', () => {
  const studies = [study, { categories: ['UX'], sector: 'Toys' }];
  const filter = { category: 'B2B', sector: 'Tools' };
  expect(filterCounts(studies, 'sector', ['Tools', 'Toys'], filter)).toEqual([
    { value: 'Tools', count: 1 },
    { value: 'Toys', count: 0 },
  ]);
  expect(filterCounts(studies, 'category', ['UX'], { category: 'B2B', sector: '' })).toEqual([
    { value: 'UX', count: 2 },
  ]);
});

test('the index has its own address, and an unknown view shows pictures', () => {
  expect(filteredHref({ category: 'UX' }, 'index')).toBe('/case-studies?category=UX&view=index');
  expect(viewOf(new URLSearchParams('view=index'))).toBe('index');
  expect(viewOf(new URLSearchParams('view=odd'))).toBe('pictures');
});
