import { expect, test } from 'bun:test';
import { notifyManager } from '@tanstack/react-query';
import './client-data.tsx';

test('a component is told of its call at once, so that a button pressed twice makes one call', async () => {
  let isKnown = false;
  // what useMutation does with its result
  notifyManager.batchCalls(() => {
    isKnown = true;
  })();
  // no timer runs in between
  for (let step = 0; step < 10; step++) await null;
  expect(isKnown).toBe(true);
});
