// Lazy images are shown when the page is printed.
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { Window } from 'happy-dom';
import { watchLazyImages } from './lazy-images.ts';

const window = new Window();
const { document, IntersectionObserver, addEventListener } = globalThis;

beforeAll(() => {
  Object.assign(globalThis, {
    document: window.document,
    IntersectionObserver: window.IntersectionObserver,
    addEventListener: window.addEventListener.bind(window),
  });
});
afterAll(() => {
  Object.assign(globalThis, { document, IntersectionObserver, addEventListener });
});

test('print searches for the images once, however often they are watched', () => {
  window.document.body.innerHTML = '<img alt="" data-src="/a.png">';
  watchLazyImages();
  watchLazyImages();
  const search = spyOn(window.document, 'querySelectorAll');
  window.dispatchEvent(new window.Event('beforeprint'));
  expect(search).toHaveBeenCalledTimes(1);
  expect(window.document.querySelector('img')?.getAttribute('src')).toBe('/a.png');
});

test('print starts to load every image at once, without the test for AVIF', () => {
  window.document.body.innerHTML =
    '<img alt="" data-src="/a.png" data-avif="/p/abcde.12345678-{320,640}.avif">';
  watchLazyImages();
  window.dispatchEvent(new window.Event('beforeprint'));
  expect(window.document.querySelector('img')?.getAttribute('src')).toBe('/a.png');
});
