import { expect, test } from 'bun:test';
import { pageFacts } from './page-facts.ts';

const page = { name: 'https://verso.example/about', encodedBodySize: 9_640 };

test('weights are those received, and only other hosts are counted', () => {
  const files = [
    { name: 'https://verso.example/build/site.css', encodedBodySize: 19_500 },
    { name: 'https://verso.example/images/hero.avif', encodedBodySize: 91_000 },
    { name: 'https://js.hsforms.net/forms.js', encodedBodySize: 0 },
    { name: 'https://js.hsforms.net/more.js', encodedBodySize: 0 },
  ];
  expect(pageFacts({ page, files, cookies: '', paintedMs: 412 })).toEqual({
    html: '9.6 kB',
    total: '120 kB',
    cookies: '0',
    hosts: '1',
    paint: '0.41 s',
  });
});

test('cookies are counted, and a time that is not known is left out', () => {
  expect(pageFacts({ page, files: [], cookies: 'a=1; b=2', paintedMs: undefined })).toMatchObject({
    total: '9.6 kB',
    cookies: '2',
    hosts: '0',
    paint: '–',
  });
});
