import { expect, test } from 'bun:test';
import { brokenLinks } from './broken-links.ts';
import { pageOf } from './crawl.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const find = async (address: string) => ({
  status: address === `${ORIGIN}/there` ? 200 : 404,
  ids: new Set(['part', 'ünique']),
});
const broken = (...links: string[]) => brokenLinks([{ path: '/', links }], ORIGIN, find);

test('a link to a missing page is broken', async () => {
  expect(await broken(`${ORIGIN}/gone`, `${ORIGIN}/there`)).toEqual(['/gone (from /)']);
});

test('a broken address on many pages is one finding', async () => {
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, links: [`${ORIGIN}/gone`] }));
  expect(await brokenLinks(pages, ORIGIN, find)).toEqual(['/gone (from /a and 2 more)']);
});

test('a link to a missing fragment is broken', async () => {
  expect(
    await broken(
      `${ORIGIN}/there#part`,
      `${ORIGIN}/there#%C3%BCnique`,
      `${ORIGIN}/there#`,
      `${ORIGIN}/there#elsewhere`,
      `${ORIGIN}/there#100%`,
    ),
  ).toEqual(['/there#elsewhere (from /)', '/there#100% (from /)']);
});

test('links to other sites, mail and phones are not followed', async () => {
  expect(await broken('https://example.com/gone', 'mailto:a@b.example', 'tel:+1')).toEqual([]);
});

test.each([
  ['/insights', '/insights'],
  ['/insights?page=2#more', '/insights?page=2'],
  ['/partners?category=Analytics', null],
  ['/vs-admin/login', null],
  ['/api/posts', null],
  ['/insights/feed.xml', null],
])('%s leads to the page %s', (link, page) => {
  expect(pageOf(ORIGIN + link, ORIGIN)).toBe(page);
});
