import { expect, test } from 'bun:test';
import { placeholderImage } from './picture-placeholder.ts';

test('two colours become a gradient', () => {
  expect(placeholderImage('#aabbcc,#001122')).toBe('linear-gradient(#aabbcc,#001122)');
});

test('anything else is left out', () => {
  for (const placeholder of [
    undefined,
    '',
    '/a.jpg',
    '#aabbcc,#001122);x:y',
    'data:image/webp;base64,AAAA',
  ])
    expect(placeholderImage(placeholder)).toBeUndefined();
});
