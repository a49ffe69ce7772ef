import { expect, test } from 'bun:test';
import { currentFor } from './current-page.ts';

test('knows the page itself', () => {
  expect(currentFor('/insights', '/insights')).toBe('page');
});

test('knows the pages below', () => {
  expect(currentFor('/insights', '/insights/a-post')).toBe('true');
});

test('home is current only at home, and likeness is not enough', () => {
  expect(currentFor('/', '/about')).toBeUndefined();
  expect(currentFor('/about', '/about-us')).toBeUndefined();
});
