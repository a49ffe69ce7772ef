// Lazy images are shown when the page is printed.
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { Window } from 'happy-dom';
import { show, watchLazyImages } from './lazy-images.ts';

const window = new Window();
const { document, IntersectionObserver, addEventListener, Image } = globalThis;

beforeAll(() => {
  Object.assign(globalThis, {
    document: window.document,
    IntersectionObserver: window.IntersectionObserver,
    addEventListener: window.addEventListener.bind(window),
  });
});
afterAll(() => {
  Object.assign(globalThis, { document, IntersectionObserver, addEventListener, Image });
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
    '<img alt="" data-src="/a.png" data-avif="/p/abcde.12345678-*.avif 320 640">';
  watchLazyImages();
  window.dispatchEvent(new window.Event('beforeprint'));
  expect(window.document.querySelector('img')?.getAttribute('src')).toBe('/a.png');
});

test('a browser that does not support AVIF loads the other format, at its size in the layout', async () => {
  Object.assign(globalThis, {
    Image: class {
      decode = () => Promise.reject(new Error('AVIF'));
    },
  });
  window.document.body.innerHTML =
    '<img alt="" data-src="/a.png" data-avif="/p/abcde.12345678-*.avif 320 640" data-sizes="50vw">';
  const image = window.document.querySelector('img');
  await show(image as unknown as HTMLImageElement);
  expect(image?.outerHTML).toBe('<img alt="" decoding="async" sizes="50vw" src="/a.png">');
});
