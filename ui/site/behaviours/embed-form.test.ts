// A form of the marketing platform that is not ready in time: the native form stays.
import { afterAll, afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { Window } from 'happy-dom';
import { embedForm } from './embed-form.ts';

const SCRIPT = 'https://forms.example/v2.js';
const window = new Window({
  settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
});
const { document, CSS, HTMLInputElement, HTMLTextAreaElement } = window;
Object.assign(globalThis, { window, document, CSS, HTMLInputElement, HTMLTextAreaElement });

let root: HTMLElement;
let native: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `<div data-embed-script="${SCRIPT}" data-form="form-a">
    <div class="embeddable-native"><form>
      <input type="hidden" value="enquiry"><input type="checkbox" checked><input name="name"><textarea></textarea>
    </form></div>
    <div class="embeddable-place" inert></div>
  </div>`;
  root = document.querySelector('div') as unknown as HTMLElement;
  native = document.querySelector('form') as unknown as HTMLFormElement;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});
// other tests render as on the server, where there is no window
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

test('a script that is never ready is polled every 100 ms and abandoned after ten seconds', async () => {
  jest.useFakeTimers();
  let polls = 0;
  Object.defineProperty(window, 'hbspt', { get: () => void polls++, configurable: true });
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

test('a form that is ready takes the place and the focus of the native one', async () => {
  const create = ({ target, onFormReady }: { target: string; onFormReady: () => void }) => {
    const place = document.querySelector(target);
    if (place) place.innerHTML = '<form><input id="embedded"></form>';
    onFormReady();
  };
  Object.defineProperty(window, 'hbspt', { value: { forms: { create } }, configurable: true });
  native.querySelector<HTMLElement>('[name]')?.focus();
  await embedForm(root);
  expect(root.dataset.embedded).toBe('');
  expect(document.activeElement?.id).toBe('embedded');
});

test.each([
  ['with a text', () => native.querySelector('[name]')?.setAttribute('value', 'Ada')],
  ['with a message', () => native.querySelector('textarea')?.append('Hello')],
  ['with another choice', () => native.querySelector<HTMLElement>('[type=checkbox]')?.click()],
  ['that is being sent', () => native.setAttribute('aria-busy', 'true')],
])('a native form %s is not replaced', async (_, change) => {
  change();
  await embedForm(root);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
