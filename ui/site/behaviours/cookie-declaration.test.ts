// The cookie declaration is loaded on the live site only, and its place is never left empty.
import { afterAll, expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { CookieDeclaration } from '../frame/cookie-declaration.tsx';
import { loadCookieDeclaration } from './cookie-declaration.ts';

const SCRIPT = 'https://consent.example/cd.js';
const PLACEHOLDER = 'The cookie declaration appears here on the live site.';
const FAILED = 'The cookie declaration could not be loaded.';

// other tests render as on the server, which is at no address
afterAll(() => void Reflect.deleteProperty(globalThis, 'location'));

/** The page with the declaration on this host. The script of the provider, which is never run, arrives or fails. */
function open(host: string, { script = SCRIPT as string | null, arrives = true } = {}) {
  const { document, location } = new Window({
    url: `http://${host}/cookie-settings`,
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: arrives },
  });
  Object.assign(globalThis, { document, location });
  document.body.innerHTML = renderToStaticMarkup(CookieDeclaration({ script }));
  loadCookieDeclaration();
  const shown = () =>
    [...document.querySelectorAll('p:not([hidden])')]
      .filter((words) => words.closest('noscript') === null)
      .map((words) => words.textContent.split('. ')[0]?.replace(/\.*$/, '.'));
  return { shown, script: document.querySelector('script') };
}

test.each(['localhost', '127.0.0.1', '[::1]', 'verso.local'])(
  'the cookie declaration is a placeholder on %s',
  (host) => {
    const { shown, script } = open(host);
    expect(script).toBeNull();
    expect(shown()).toEqual([PLACEHOLDER]);
  },
);

test('without an id the cookie declaration is a placeholder', () => {
  const { shown, script } = open('verso.example', { script: null });
  expect(script).toBeNull();
  expect(shown()).toEqual([PLACEHOLDER]);
});

test('elsewhere the script of the provider is loaded', () => {
  for (const host of ['verso.example', 'localhost.example', 'not-localhost']) {
    const { shown, script } = open(host);
    expect(script?.src).toBe(SCRIPT);
    expect(script?.id).toBe('CookieDeclaration');
    expect(shown()).toEqual([]);
  }
});

test('a script of the provider that fails is replaced by words', () => {
  const { shown, script } = open('verso.example', { arrives: false });
  expect(script).toBeNull();
  expect(shown()).toEqual([FAILED]);
});
