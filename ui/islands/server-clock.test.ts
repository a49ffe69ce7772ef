// The time of the server, estimated from its responses on a computer whose clock is wrong.
import { afterAll, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { DAY_MS } from '#db/limits.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const TRUE_TIME = Date.parse('2026-06-01T12:00:00.000Z');

/** Notes a response that arrives 400 ms after `TRUE_TIME`, on a computer whose clock is wrong by `ms`. */
function answer(ms: number, cacheControl = 'no-store') {
  const date = new Date(TRUE_TIME).toUTCString();
  setSystemTime(TRUE_TIME + ms + 400);
  noteServerTime(
    { headers: new Headers({ date, 'cache-control': cacheControl }) },
    Date.now() - 100,
  );
}

beforeEach(() => answer(0));
afterAll(() => {
  answer(0);
  setSystemTime();
});

test.each([
  ['a day behind', -DAY_MS],
  ['a minute ahead', 60_000],
  ['a day ahead', DAY_MS],
])('a clock that is %s is corrected, and never ahead of the server', (_, wrongBy) => {
  answer(wrongBy);
  expect(serverNow()).toBeLessThanOrEqual(TRUE_TIME + 400);
  expect(serverNow()).toBeGreaterThan(TRUE_TIME - 2000);
});

test('a correct clock is left unchanged', () => {
  answer(0);
  expect(serverNow()).toBe(Date.now());
});

test('a clock that is changed while the page is open is corrected by the next response', () => {
  answer(-DAY_MS);
  answer(0);
  expect(serverNow()).toBe(Date.now());
});

test('a response that may come from a cache is ignored', () => {
  answer(DAY_MS, 'max-age=60');
  expect(serverNow()).toBe(Date.now());
});
