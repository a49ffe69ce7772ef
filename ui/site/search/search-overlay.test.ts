// The search dialog on a bad connection: no outdated hits stay below the field, and the focus is never lost.
import { afterEach, expect, jest, test } from 'bun:test';
import { Window } from 'happy-dom';
import type { SearchAnswer } from '#db/contract/search.ts';
import { until } from '#testing/until.ts';

const window = new Window();
const { document, localStorage, innerWidth, Event } = window;
Object.assign(globalThis, { document, localStorage, innerWidth });
const { openSearch } = await import('./search-overlay.ts');

const NONE = { service: 0, question: 0, page: 0, person: 0, partner: 0 };
const ANSWER: SearchAnswer = {
  hits: [
    {
      kind: 'article',
      title: [{ text: 'Returns', mark: true }],
      href: '/insights/returns',
      snippet: [],
    },
  ],
  counts: { ...NONE, article: 1, 'case-study': 0 },
  suggestion: null,
};

const realFetch = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Makes later calls of `fetch` return `response`. */
function answerWith(response: () => Promise<Response>): void {
  globalThis.fetch = response as unknown as typeof fetch;
}

openSearch();
const field = document.querySelector('input') as unknown as HTMLInputElement;
const shown = () => ({
  status: document.querySelector('[role=status]')?.textContent,
  hits: document.querySelectorAll('li a').length,
});

/** Types and waits until `holds`. */
async function search(words: string, holds: () => boolean): Promise<void> {
  field.value = words;
  field.dispatchEvent(new Event('input') as never);
  await until(holds);
}
const isShown = (status: string) => () => shown().status?.startsWith(status) ?? false;

test('a search that fails removes the hits of the previous one', async () => {
  answerWith(async () => Response.json(ANSWER));
  await search('returns', isShown('One result'));
  expect(shown()).toEqual({ status: 'One result', hits: 1 });
  answerWith(() => Promise.reject(new TypeError('offline')));
  await search('refunds', isShown('Search is not responding.'));
  expect(shown().hits).toBe(0);
  answerWith(async () => Response.json({ message: 'Too many searches.' }, { status: 429 }));
  await search('refund', isShown('Too many searches.'));
  expect(shown()).toEqual({ status: 'Too many searches.', hits: 0 });
});

test('a search without a response is aborted after ten seconds', async () => {
  answerWith(async () => Response.json(ANSWER));
  await search('returns', isShown('One result'));
  jest.useFakeTimers();
  answerWith(() => new Promise(() => {}));
  field.value = 'refunds';
  field.dispatchEvent(new Event('input') as never);
  jest.advanceTimersByTime(9_000);
  expect(shown().hits).toBe(1);
  jest.advanceTimersByTime(2_000);
  expect(shown().status).toStartWith('Search is not responding.');
  expect(shown().hits).toBe(0);
});

test('the focus on a hit that a late response replaces returns to the field', async () => {
  answerWith(async () => Response.json(ANSWER));
  await search('returns', isShown('One result'));
  field.value = 'return';
  field.dispatchEvent(new Event('input') as never);
  (document.querySelector('li a') as unknown as HTMLAnchorElement).focus();
  await until(() => (document.activeElement as unknown) === field);
});

test('the arrow keys lead from the field to the hits, but not while an input method uses them', async () => {
  answerWith(async () => Response.json(ANSWER));
  await search('returns', isShown('One result'));
  const press = (isComposing: boolean) => {
    const init = { key: 'ArrowDown', isComposing, bubbles: true, cancelable: true };
    field.dispatchEvent(new window.KeyboardEvent('keydown', init) as never);
  };
  field.focus();
  press(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  press(false);
  expect(document.activeElement?.tagName).toBe('A');
});

test('typing sends one request after a pause, and aborts the one before', async () => {
  const asked: { url: string; signal: AbortSignal }[] = [];
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url, signal });
    return new Promise(() => {});
  }) as unknown as typeof fetch;
  await search('data', () => asked.length === 1);
  for (const words of ['a', 'an', 'ana']) {
    field.value = words;
    field.dispatchEvent(new Event('input') as never);
  }
  await search('analytics', () => asked.length === 2);
  expect(asked.map(({ url }) => url)).toEqual(['/api/search?q=data', '/api/search?q=analytics']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});
