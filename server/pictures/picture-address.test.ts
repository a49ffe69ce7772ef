// Only addresses that pages write are parsed.
import { expect, test } from 'bun:test';
import { variantAddress } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress } from './picture-address.ts';

for (const path of [
  '/pictures/',
  '/pictures/-/320/',
  '/pictures/-/320/images/.avif',
  '/pictures/-/320/images/../../site.db.jpg.avif',
  '/pictures/-/320/images/..%2f..%2fsite.db.jpg.avif',
  '/pictures/-/320/images//etc/passwd.jpg.avif',
  '/pictures/-/320/images/.hidden.jpg.avif',
  '/pictures/-/320/images/a\0.jpg.avif',
  '/pictures/-/320/images/a.jpg',
  '/pictures/-/320/images/a.svg.avif',
  '/pictures/-/320/images/a.gif.webp',
  '/pictures/-/320/images/a.jpg.gif',
  '/pictures/-/320/fonts/a.woff2.avif',
  '/pictures/-/320/build/manifest.json.avif',
  `/pictures/-/320/images/${'a'.repeat(400)}.jpg.avif`,
  '/pictures/-/0/images/a.jpg.avif',
  '/pictures/-/-320/images/a.jpg.avif',
  '/pictures/-/0320/images/a.jpg.avif',
  '/pictures/-/320.5/images/a.jpg.avif',
  '/pictures/-/1e3/images/a.jpg.avif',
  '/pictures/-/99999999/images/a.jpg.avif',
  '/pictures//320/images/a.jpg.avif',
  '/pictures/../320/images/a.jpg.avif',
  '/pictures/ABCDEF012345/320/images/a.jpg.avif',
  '/pictures/abc/320/images/a.jpg.avif',
  '/pictures/-/320/images/a.jpg.avif/more',
  '/other/-/320/images/a.jpg.avif',
])
  test(`refuses ${JSON.stringify(path).slice(0, 70)}`, () => {
    expect(parseVariantAddress(path)).toBeNull();
  });

test('parses the addresses that pages write', () => {
  const src = '/images/sets/hero.jpg';
  expect(parseVariantAddress(variantAddress(src, '0123456789ab', 768, 'avif'))).toEqual({
    src,
    version: '0123456789ab',
    width: 768,
    format: 'avif',
  });
  expect(parseVariantAddress(variantAddress(src, null, 'og', 'jpg'))).toEqual({
    src,
    version: null,
    width: 'og',
    format: 'jpg',
  });
});

test('two pictures that differ only in their format have different addresses', () => {
  const asked = ['/images/a.jpg', '/images/a.png', '/images/a.jpg.webp'].map((src) =>
    parseVariantAddress(variantAddress(src, null, 320, 'webp')),
  );
  expect(asked.map((each) => each?.src)).toEqual([
    '/images/a.jpg',
    '/images/a.png',
    '/images/a.jpg.webp',
  ]);
});
