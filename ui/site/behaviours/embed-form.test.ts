// A form of the marketing platform that is not ready in time: the native form stays.
import { afterAll, afterEach, expect, jest, test } from 'bun:test';
import { Window } from 'happy-dom';
import { embedForm } from './embed-form.ts';

const SCRIPT = 'https://forms.example/v2.js';
const window = new Window({
  settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
});
const { document, CSS } = window;
Object.assign(globalThis, { window, document, CSS });

document.body.innerHTML = `<div data-embed-script="${SCRIPT}" data-form="form-a">
  <div class="embeddable-native"><form></form></div><div class="embeddable-place" inert></div>
</div>`;
const root = document.querySelector('div') as unknown as HTMLElement;

afterEach(() => jest.useRealTimers());
// other tests render as on the server, where there is no window
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

test('a script that is never ready is polled every 100 ms and abandoned after ten seconds', async () => {
  jest.useFakeTimers();
  let polls = 0;
  Object.defineProperty(window, 'hbspt', { get: () => void polls++ });
  let failure: unknown;
  const embedded = embedForm(root).catch((error) => {
    failure = error;
  });
  expect(document.querySelectorAll(`script[src="${SCRIPT}"]`)).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(polls).toBe(11);
  jest.advanceTimersByTime(8900);
  await Promise.resolve();
  expect(failure).toBeUndefined();
  jest.advanceTimersByTime(200);
  await embedded;
  expect(failure).toEqual(new Error('Too late'));
  expect(root.dataset.embedded).toBeUndefined();
});
