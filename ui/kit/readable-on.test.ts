import { expect, test } from 'bun:test';
import { readableOn } from './readable-on.ts';

test('light colours get ink text, dark ones white', () => {
  expect(readableOn('#c3e23c')).toBe('ink');
  expect(readableOn('#7a2038')).toBe('white');
});

test('the brand orange gets ink text', () => {
  expect(readableOn('#ff4b1f')).toBe('ink');
});
