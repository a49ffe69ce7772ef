// Sort orders as column heads.
import { expect, test } from 'bun:test';
import { CASE_STUDY_SORTS } from '#db/contract/admin-lists.ts';
import { headOfSort, ITEM_SORTS, sortOfHead } from './list-sorts.ts';

test('every order has a column head that asks for it', () => {
  for (const sort of CASE_STUDY_SORTS) {
    const head = headOfSort(sort);
    expect(head && sortOfHead(head)).toBe(sort);
  }
});

test('the select offers every order', () => {
  const offered = ['menu', ...ITEM_SORTS.map(({ value }) => value)];
  expect(offered).toEqual([...CASE_STUDY_SORTS]);
});
