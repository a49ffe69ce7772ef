// The store of the current toast.
import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { TOAST_REMOVED_MS } from '#db/limits.ts';
import { pageToasts } from './toasts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('dismissing a toast twice does not dismiss the next one', () => {
  pageToasts.show({ title: 'First' });
  pageToasts.dismiss();
  pageToasts.dismiss();
  pageToasts.show({ title: 'Second' });
  jest.advanceTimersByTime(TOAST_REMOVED_MS);
  expect(pageToasts.current()).toMatchObject({ title: 'Second', open: true });
});
