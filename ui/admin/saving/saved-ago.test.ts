// The text for how long ago a form was saved.
import { expect, test } from 'bun:test';
import { savedAgo } from './saved-ago.ts';

test.each([
  [-5000, 'Saved just now'],
  [2999, 'Saved just now'],
  [12_400, 'Saved 12 s ago'],
  [59_999, 'Saved 59 s ago'],
  [60_000, 'Saved 1 min ago'],
  [3_599_999, 'Saved 59 min ago'],
  [7_200_000, 'Saved 2 h ago'],
])('%d ms ago: %s', (ms, text) => expect(savedAgo(1_000_000_000, 1_000_000_000 + ms)).toBe(text));
