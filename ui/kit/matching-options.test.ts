import { expect, test } from 'bun:test';
import { matchingOptions } from './matching-options.ts';

const options = [
  { label: 'New York' },
  { label: 'York' },
  { label: 'Zürich', keywords: ['Switzerland'] },
  { label: 'Cork' },
];
const labels = (query: string) => matchingOptions(options, query).map(({ label }) => label);

test('an empty query matches all, in their order', () => {
  expect(labels('  ')).toEqual(['New York', 'York', 'Zürich', 'Cork']);
});

test('options that start with the text come first, then words that do, then the rest', () => {
  expect(labels('york')).toEqual(['York', 'New York']);
  expect(labels('ork')).toEqual(['New York', 'York', 'Cork']);
});

test('case and accents are ignored', () => {
  expect(labels('zurich')).toEqual(['Zürich']);
  expect(labels('ZÜ')).toEqual(['Zürich']);
});

test('an option is found by its keywords', () => {
  expect(labels('swiss')).toEqual([]);
  expect(labels('switzer')).toEqual(['Zürich']);
});

test('every word must match, in any order', () => {
  expect(labels('york new')).toEqual(['New York']);
});

test('regular expression syntax is literal', () => {
  expect(matchingOptions([{ label: 'C++ (old)' }], '+ (')).toHaveLength(1);
  expect(labels('.*')).toEqual([]);
});
