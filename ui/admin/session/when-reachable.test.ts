// The delays between retries of a save that fails although the server responds.
import { expect, test } from 'bun:test';
import { retryDelayMs } from './when-reachable.ts';

test('each delay is twice as long as the one before, up to a minute', () => {
  expect([1, 2, 3, 5, 6, 50].map(retryDelayMs)).toEqual([
    3000, 6000, 12_000, 48_000, 60_000, 60_000,
  ]);
});
