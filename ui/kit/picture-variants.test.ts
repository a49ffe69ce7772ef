import { expect, test } from 'bun:test';
import { hasVariants, variantSets, variantWidths } from './picture-variants.ts';

for (const src of [
  'https://other.example/images/a.jpg',
  '//other.example/images/a.jpg',
  'images/a.jpg',
  '/images/a.svg',
  '/images/a.gif',
  '/images/a.jpg?v=2',
  '/images/a b.jpg',
  '/images/a.jpg, /images/b.jpg',
  '/elsewhere/a.jpg',
  'data:image/png;base64,AAAA',
  '',
])
  test(`makes no variants of ${JSON.stringify(src)}`, () => expect(hasVariants(src)).toBe(false));

test('widths end with that of the picture and leave out near ones', () => {
  expect(variantWidths(40)).toEqual([40]);
  expect(variantWidths(500)).toEqual([320, 500]);
  expect(variantWidths(1600)).toEqual([320, 480, 768, 1080, 1600]);
  expect(variantWidths(6000)).toEqual([320, 480, 768, 1080, 1440, 2000]);
});

test('a srcset names the version and each width', () => {
  const facts = { width: 400, height: 300, version: '0123456789ab' };
  expect(variantSets('/images/a.png', facts).fallback).toBe(
    '/pictures/0123456789ab/320/images/a.png.jpg 320w, /pictures/0123456789ab/400/images/a.png.jpg 400w',
  );
  expect(variantSets('/images/a.png', undefined).fallback).toContain(
    '/pictures/-/2000/images/a.png.png 2000w',
  );
});
