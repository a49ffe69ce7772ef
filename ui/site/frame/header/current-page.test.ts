import { expect, test } from 'bun:test';
import { currentFor } from './current-page.ts';

test('the page itself is current', () => {
  expect(currentFor('/insights', '/insights')).toBe('page');
});

test('a page below a menu entry marks the entry', () => {
  expect(currentFor('/insights', '/insights/a-post')).toBe('true');
});

test('home is current only at home, and a similar path is not enough', () => {
  expect(currentFor('/', '/about')).toBeUndefined();
  expect(currentFor('/about', '/about-us')).toBeUndefined();
});
