// Of two media items side by side, the shorter one is sticky where their heights differ by more than 50 px.
import { afterAll, beforeEach, expect, jest, test } from 'bun:test';
import { Window } from 'happy-dom';
import { initMediaPairs } from './media-pairs.ts';

const window = new Window();
const { document } = window;
const names = ['document', 'innerWidth', 'addEventListener'] as const;
const before = names.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
afterAll(() => {
  jest.useRealTimers();
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

let heights: number[];
const sticky = () =>
  [...document.querySelectorAll('figure')].map((item) => item.hasAttribute('data-sticky'));

function open(width: number) {
  const addEventListener = window.addEventListener.bind(window);
  for (const [name, value] of Object.entries({ document, innerWidth: width, addEventListener }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const item = '<figure><img alt=""></figure>';
  document.body.innerHTML = `<div data-media-pair>${item}${item}</div>`;
  for (const [at, image] of [...document.querySelectorAll('img')].entries())
    image.getBoundingClientRect = () => ({ height: heights[at] }) as never;
  initMediaPairs();
}

beforeEach(() => void jest.useFakeTimers());

test.each([
  [1024, [400, 451], [true, false]],
  [1680, [600, 400], [false, true]],
  [1024, [400, 450], [false, false]],
  [1023, [400, 600], [false, false]],
])('at %d px, items with the heights %j are sticky: %j', (width, measured, expected) => {
  heights = measured;
  open(width);
  expect(sticky()).toEqual(expected);
});

test('the items are measured again after 100 ms, when a picture has loaded, and at another width', () => {
  heights = [0, 0];
  open(1280);
  expect(sticky()).toEqual([false, false]);
  heights = [400, 600];
  jest.advanceTimersByTime(100);
  expect(sticky()).toEqual([true, false]);
  heights = [700, 600];
  document.querySelector('img')?.dispatchEvent(new window.Event('load'));
  expect(sticky()).toEqual([false, true]);
  heights = [600, 600];
  window.dispatchEvent(new window.Event('resize'));
  expect(sticky()).toEqual([false, false]);
});
