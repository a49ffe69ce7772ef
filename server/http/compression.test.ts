// Content encodings: negotiation (RFC 9110 §12.5.3) and round trips.
import { expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';

for (const [header, expected] of [
  [null, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['gzip, br;q=1', 'br'],
  ['br ; q=0.8 , zstd ; q=0.9', 'zstd'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*, br;q=0', 'zstd'],
  ['identity', null],
  ['br;q=0.1, identity;q=1', null],
  ['br;q=0.5, identity;q=0.5', 'br'],
  ['identity, gzip;q=0', null],
  ['deflate, compress', null],
  ['gzip;q=nonsense', null],
  [',,;;,', null],
] as [string | null, Encoding | null][])
  test(`Accept-Encoding: ${header} gets ${expected ?? 'uncompressed bytes'}`, () => {
    expect(acceptedEncoding(header)).toBe(expected);
    // the second call reads the memory
    expect(acceptedEncoding(header)).toBe(expected);
  });

test('the number of remembered Accept-Encoding headers is bounded', () => {
  for (let i = 0; i < 1000; i++) expect(acceptedEncoding(`gzip;q=0.${i + 1}`)).toBe('gzip');
});

for (const [encoding, decode] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)
  for (const best of [false, true])
    test(`${encoding}${best ? ' at its best' : ''} decodes to the same bytes`, async () => {
      for (const text of ['', 'a', 'ünïcödé '.repeat(2000)]) {
        const bytes = new TextEncoder().encode(text);
        expect(decode(await compress(bytes, encoding, best)).toString()).toBe(text);
      }
    });
