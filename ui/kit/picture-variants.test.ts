import { expect, test } from 'bun:test';
import {
  hasVariants,
  PICTURE_WIDTHS,
  plainVariant,
  variantSet,
  variantWidths,
} from './picture-variants.ts';

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

test('the widths end with that of the picture, and widths close to the next one are left out', () => {
  expect(variantWidths(40)).toEqual([40]);
  expect(variantWidths(500)).toEqual([320, 500]);
  expect(variantWidths(1600)).toEqual([320, 480, 768, 1080, 1600]);
  expect(variantWidths(6000)).toEqual([320, 480, 768, 1080, 1440, 2000]);
});

test('a srcset names the picture, its version and each width', () => {
  const facts = { id: 'abcde', width: 1600, height: 1200, version: '0123456789ab' };
  expect(variantSet('/images/a.png', facts)).toBe(
    [320, 480, 768, 1080, 1600].map((w) => `/p/abcde.01234567-${w}.avif ${w}w`).join(', '),
  );
  expect(variantSet('/images/a.png', undefined)).toBe(
    PICTURE_WIDTHS.map((w) => `/pictures/-/${w}/images/a.png.avif ${w}w`).join(', '),
  );
});

test('browsers that choose no width get a middle one', () => {
  const plain = (width: number) =>
    plainVariant('/images/a.png', { id: 'abcde', width, height: 10, version: '0123456789ab' });
  expect(plain(3000)).toBe('/p/abcde.01234567-1080.webp');
  expect(plain(200)).toBe('/p/abcde.01234567-200.webp');
  expect(plainVariant('/images/a.png', undefined)).toBe('/pictures/-/1080/images/a.png.webp');
});
