// Queries and addresses of the admin lists.
import { expect, test } from 'bun:test';
import { adminCaseStudyQuery, adminPostQuery } from '#db/contract/admin-lists.ts';
import { historyQuery } from '#db/contract/versions.ts';
import { formatRange, isFiltered, listHref, listQueryOf, queryAt } from './list-query.ts';

const plain = adminPostQuery.parse({});
const queryOf = (search: string) => listQueryOf(adminPostQuery, new URLSearchParams(search));

test('invalid parameters are ignored, and the others are used', () => {
  expect(queryOf('page=minus&status=lost&sort=title&search=returns')).toEqual({
    ...plain,
    sort: 'title',
    search: 'returns',
  });
});

test('an address cannot change the length of pages', () => {
  expect(queryOf('limit=200').limit).toBe(plain.limit);
});

test('empty fields of a form without script are ignored', () => {
  expect(queryOf('search=&status=&category=')).toEqual(plain);
});

test('an address contains only changed parameters and is read back, with and without the schema', () => {
  expect(listHref('/vs-admin/posts', plain, plain)).toBe('/vs-admin/posts');
  const query = { ...plain, page: 3, search: 'a & b', status: 'draft' as const };
  const href = listHref('/vs-admin/posts', query, plain);
  expect(href).toBe('/vs-admin/posts?page=3&search=a+%26+b&status=draft');
  const search = new URLSearchParams(href.split('?')[1]);
  expect(queryOf(String(search))).toEqual(query);
  expect(queryAt(plain, search)).toEqual(query);
});

test('digits become a number unless the parameter is text', () => {
  const history = historyQuery.parse({});
  const search = new URLSearchParams({ version: '12', against: 'current' });
  expect(queryAt(history, search)).toEqual(historyQuery.parse(Object.fromEntries(search)));
  const digits = new URLSearchParams({ search: '4711' });
  expect(queryAt(plain, digits).search).toBe('4711');
});

test('a list has its own fields and order', () => {
  const studies = adminCaseStudyQuery.parse({});
  const query = { ...studies, sector: 'Tools', sort: 'newest' as const };
  expect(listHref('/x', query, studies)).toBe('/x?sector=Tools&sort=newest');
});

test('page and sort do not count as filters', () => {
  expect(isFiltered({ ...plain, page: 2, sort: 'title' }, plain)).toBe(false);
  expect(isFiltered({ ...plain, status: 'draft' }, plain)).toBe(true);
});

test('the range names the rows and the total', () => {
  expect(formatRange({ page: 2, limit: 50, total: 1204 }, 'posts')).toBe(
    'Showing 51–100 of 1,204 posts',
  );
  expect(formatRange({ page: 2, limit: 50, total: 60 }, 'posts')).toBe('Showing 51–60 of 60 posts');
});

test('a list of one page shows only its total', () => {
  expect(formatRange({ page: 1, limit: 50, total: 33 }, 'posts')).toBe('33 posts');
  expect(formatRange({ page: 1, limit: 50, total: 1 }, 'posts')).toBe('1 post');
  expect(formatRange({ page: 1, limit: 50, total: 1 }, 'case studies')).toBe('1 case study');
  expect(formatRange({ page: 1, limit: 50, total: 0 }, 'posts')).toBe('No posts');
});
