import { expect, test } from 'bun:test';
import { filteredHref, filterOf, filterOptions, matchesFilter } from './case-study-filter.ts';

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
  expect(filterOptions(others)).toEqual({ categories: ['B2B', 'CRO', 'UX'], sectors: ['Tools'] });
});

test('an address holds its filter without empty parameters', () => {
  const filter = { category: 'Migration & Replatforming', sector: '' };
  expect(filteredHref(filter)).toBe('/case-studies?category=Migration+%26+Replatforming');
  expect(filterOf(new URL(filteredHref(filter), 'http://a').searchParams)).toEqual(filter);
  expect(filteredHref({ category: '', sector: '' })).toBe('/case-studies');
});
