import { expect, test } from 'bun:test';
import { insightsQuery } from './insights-pages.ts';

test('a page of the list is fetched without the filters that are not set', () => {
  expect(new URLSearchParams(insightsQuery(2)).toString()).toBe('page=2&limit=18&preview=true');
  expect(insightsQuery(1, { category: 'Data', author: '' })).toEqual({
    page: '1',
    limit: '18',
    preview: 'true',
    category: 'Data',
  });
});
