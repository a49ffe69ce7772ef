import { expect, test } from 'bun:test';
import { placeholderColours } from './picture-placeholder.ts';

test('two colours are a placeholder', () => {
  expect(placeholderColours('#aabbcc,#001122')).toBe('#aabbcc,#001122');
});

test('any other text is ignored', () => {
  for (const placeholder of [
    undefined,
    '',
    '/a.jpg',
    '#aabbcc,#001122);x:y',
    'data:image/webp;base64,AAAA',
  ])
    expect(placeholderColours(placeholder)).toBeUndefined();
});
