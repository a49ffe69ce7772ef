import { expect, test } from 'bun:test';
import { hasVariants, plainVariant, variantSets, variantWidths } from './picture-variants.ts';

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

test('a srcset names the version and each width, and WebP comes in few', () => {
  const facts = { width: 1600, height: 1200, version: '0123456789ab' };
  const set = (format: string, widths: number[]) =>
    widths.map((w) => `/pictures/0123456789ab/${w}/images/a.png.${format} ${w}w`).join(', ');
  expect(variantSets('/images/a.png', facts)).toEqual({
    avif: set('avif', [320, 480, 768, 1080, 1600]),
    webp: set('webp', [480, 1080, 1600]),
  });
  expect(variantSets('/images/a.png', undefined).webp).toBe(
    [480, 1080, 2000].map((w) => `/pictures/-/${w}/images/a.png.webp ${w}w`).join(', '),
  );
});

test('a reader whose browser chooses no width gets a middle one', () => {
  const plain = (width: number) =>
    plainVariant('/images/a.png', { width, height: 10, version: '0123456789ab' });
  expect(plain(3000)).toBe('/pictures/0123456789ab/1080/images/a.png.webp');
  expect(plain(200)).toBe('/pictures/0123456789ab/200/images/a.png.webp');
  expect(plainVariant('/images/a.png', undefined)).toBe('/pictures/-/1080/images/a.png.webp');
});
