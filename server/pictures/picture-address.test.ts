// Only addresses in the form that pages write are parsed.
import { expect, test } from 'bun:test';
import { variantAddress } from '#ui/kit/picture-variants.ts';
import { parseVariantAddress } from './picture-address.ts';

/** Two pictures with ids. */
const srcOf = (id: string) =>
  id === 'abcde' ? '/images/sets/hero.jpg' : id.length > 26 ? `/uploads/${id}` : undefined;

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
  '/p/',
  '/p/other.01234567-320.avif',
  '/p/abcde.01234567-0.avif',
  '/p/abcde.01234567-320.gif',
  '/p/abcde.01234567-320.avif/more',
  '/p/abcde.0123456-320.avif',
  '/p/ABCDE.01234567-320.avif',
  '/p/../abcde.01234567-320.avif',
  `/p/${'a'.repeat(26)}.gif.01234567-320.avif`,
])
  test(`rejects ${JSON.stringify(path).slice(0, 70)}`, () => {
    expect(parseVariantAddress(path, srcOf)).toBeNull();
  });

test('parses the addresses that pages write', () => {
  const src = '/images/sets/hero.jpg';
  const facts = { id: 'abcde', version: '0123456789ab' };
  const asked = { src, version: '01234567', width: 768, format: 'avif' };
  expect(parseVariantAddress(variantAddress(src, facts, 768, 'avif'), srcOf)).toEqual(
    asked as never,
  );
  const upload = { ...facts, id: `${'a'.repeat(26)}.png` };
  expect(parseVariantAddress(variantAddress('', upload, 768, 'avif'), srcOf)).toEqual({
    ...asked,
    src: `/uploads/${upload.id}`,
  } as never);
  expect(parseVariantAddress(variantAddress(src, undefined, 'og', 'jpg'), srcOf)).toEqual({
    src,
    version: null,
    width: 'og',
    format: 'jpg',
  });
});

test('parses the addresses of former releases', () => {
  expect(parseVariantAddress('/pictures/0123456789ab/768/images/a.jpg.webp', srcOf)).toEqual({
    src: '/images/a.jpg',
    version: '0123456789ab',
    width: 768,
    format: 'webp',
  });
});

test('two pictures that differ only in their format have different addresses', () => {
  const asked = ['/images/a.jpg', '/images/a.png', '/images/a.jpg.webp'].map((src) =>
    parseVariantAddress(variantAddress(src, undefined, 320, 'webp'), srcOf),
  );
  expect(asked.map((each) => each?.src)).toEqual([
    '/images/a.jpg',
    '/images/a.png',
    '/images/a.jpg.webp',
  ]);
});
