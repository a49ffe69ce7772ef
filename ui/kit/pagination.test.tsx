import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pagination } from './pagination.tsx';

const pager = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} hrefFor={(n) => `?page=${n}`} />);

test('marks the current page', () => {
  expect(pager(2, 3)).toMatch(/<a[^>]*href="\?page=2"[^>]*aria-current="page"/);
  expect(pager(2, 3).match(/aria-current/g)).toHaveLength(1);
});

test('Previous and Next are links to the neighbours', () => {
  expect(pager(2, 3)).toMatch(/<a[^>]*href="\?page=1" rel="prev"/);
  expect(pager(2, 3)).toMatch(/<a[^>]*href="\?page=3" rel="next"/);
});

test('Previous on the first page is not a link', () => {
  expect(pager(1, 3)).toMatch(/<span[^>]*data-end="prev" aria-disabled="true"/);
  expect(pager(3, 3)).toMatch(/<span[^>]*data-end="next" aria-disabled="true"/);
});

test('a single page has no pager', () => {
  expect(pager(1, 1)).toBe('');
  expect(pager(1, 0)).toBe('');
});
