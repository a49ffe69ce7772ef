import { expect, test } from 'bun:test';
import { blockingScriptFigure, bytesFigure, lighthouseFigure, noneFigure } from './figures.ts';

const PERFECT = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  layoutShift: 0.01,
  blockingMs: 50,
  ownBlockingMs: 0,
  largestPaintMs: 1800,
  steal: 0,
  failed: [],
};

test.each([
  ['performance', 97],
  ['accessibility', 99],
  ['best-practices', 99],
  ['seo', 99],
  ['layoutShift', 0.02],
  ['blockingMs', 51],
])('a page fails with %s of %d', (name, value) => {
  expect(lighthouseFigure('/', PERFECT, false).met).toBe(true);
  expect(lighthouseFigure('/', { ...PERFECT, [name]: value }, false).met).toBe(false);
});

test('a noindex page may fail only for not being indexable', () => {
  const hidden = { ...PERFECT, seo: 66, failed: ['is-crawlable'] };
  expect(lighthouseFigure('/', hidden, true).met).toBe(true);
  expect(lighthouseFigure('/', hidden, false).met).toBe(false);
  const worse = { ...hidden, failed: ['is-crawlable', 'document-title'] };
  expect(lighthouseFigure('/', worse, true).met).toBe(false);
});

test('a finding misses the figure, and cannot break the table', () => {
  const figure = noneFigure('HTML errors', ['/: stray <a> | b', '2', '3', '4']);
  expect(figure).toMatchObject({
    met: false,
    measured: '4',
    detail: '/: stray &lt;a> \\| b<br>2<br>3<br>and 1 more',
  });
});

test('a figure that could not be measured is marked as such', () => {
  expect(noneFigure('HTML errors', [], 'no Java')).toMatchObject({
    measured: 'not measured',
    detail: 'no Java',
  });
});

test('bytes up to the limit meet the figure', () => {
  expect(bytesFigure('x', 12_000, 12_000, '')).toMatchObject({ met: true, target: '≤ 12 kB' });
  expect(bytesFigure('x', 12_001, 12_000, '').met).toBe(false);
});

test('a page has exactly one blocking script, the allowed one', () => {
  const held = (...blockingScripts: string[]) =>
    blockingScriptFigure([{ path: '/about', blockingScripts }], '/build/early.js');
  expect(held('/build/early.js').met).toBe(true);
  expect(held().detail).toBe('/about: not `/build/early.js`');
  expect(held('/build/early.js', '/build/early.js').detail).toBe('/about: /build/early.js');
  expect(held('/build/early.js', 'document.title = 1').detail).toBe('/about: document.title = 1');
  expect(held('/build/other.js').measured).toBe('2');
});
