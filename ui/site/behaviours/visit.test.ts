// Where a visit began is remembered in the tab only, and not at all when the browser asks not to be tracked.
import { afterEach, expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { rememberVisit, storedVisit } from './visit.ts';

const names = ['document', 'location', 'navigator', 'sessionStorage'] as const;
const before = names.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
afterEach(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

const window = new Window();

/** Opens an address in the same tab, by a link on `referrer`. */
function open(address: string, { referrer = '', navigator = {} } = {}) {
  const page = { location: new URL(address, 'https://verso.example'), document: { referrer } };
  const { sessionStorage } = window;
  for (const [name, value] of Object.entries({ ...page, navigator, sessionStorage }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  rememberVisit();
}

test('a browser that asks not to be tracked remembers nothing', () => {
  for (const navigator of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
    open('/about', { navigator });
    expect(storedVisit()).toBeNull();
  }
});

test('the first page, the site that led there, its campaign and the page before are remembered', () => {
  const long = 'x'.repeat(1000);
  open(`/insights/one?utm_source=news&utm_medium=&utm_term=${long}&token=secret`, {
    referrer: 'https://search.example:8080/?q=private',
  });
  const first = { firstPage: '/insights/one', referrer: 'search.example' };
  expect(storedVisit()).toMatchObject({ ...first, page: '/insights/one', pageBefore: null });
  expect(storedVisit()?.utm.utm_source).toBe('news');
  expect(JSON.stringify(storedVisit())).not.toMatch(/private|secret|medium|x{121}/);
  open('/about?utm_source=other', { referrer: 'https://verso.example/insights/one' });
  open('/about');
  expect(storedVisit()).toMatchObject({ ...first, page: '/about', pageBefore: '/insights/one' });
  expect(storedVisit()?.utm.utm_source).toBe('news');
});

test('no site led here from an address that was typed, or from a page of the site', () => {
  for (const referrer of ['', 'https://verso.example/insights?q=private']) {
    window.sessionStorage.clear();
    open('/about', { referrer });
    expect(storedVisit()).toMatchObject({ firstPage: '/about', referrer: null });
  }
});
