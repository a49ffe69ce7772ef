import { expect, test } from 'bun:test';
import { paginationWindow } from './pagination-window.ts';

const shown = (page: number, pages: number) =>
  paginationWindow(page, pages)
    .map((item) => (item === 'ellipsis' ? '…' : item))
    .join(' ');

test('shows every page of a short list', () => {
  expect(shown(1, 3)).toBe('1 2 3');
});

test('shows first, last and two pages on either side', () => {
  expect(shown(10, 20)).toBe('1 … 8 9 10 11 12 … 20');
});

test('shows an ellipsis only at distance 3', () => {
  expect(shown(1, 9)).toBe('1 2 3 … 9');
  expect(shown(9, 9)).toBe('1 … 7 8 9');
});

test('needs no ellipsis where the first or last page is at distance 3', () => {
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('puts an ellipsis for a single left-out page', () => {
  expect(shown(5, 9)).toBe('1 … 3 4 5 6 7 … 9');
});
