// Who has an item open: windows of the same session and other sessions, as long as they report.
import { expect, test } from 'bun:test';
import { PresenceList } from './presence-list.ts';

test('counts the other windows and the other sessions', () => {
  const list = new PresenceList();
  expect(list.report('post', 1, 'a', 'one', 0)).toEqual({ windows: 0, sessions: 0 });
  expect(list.report('post', 1, 'b', 'one', 0)).toEqual({ windows: 1, sessions: 0 });
  expect(list.report('post', 1, 'c', 'two', 0)).toEqual({ windows: 0, sessions: 1 });
  expect(list.report('post', 1, 'd', 'two', 0)).toEqual({ windows: 1, sessions: 1 });
  expect(list.report('post', 1, 'a', 'one', 0)).toEqual({ windows: 1, sessions: 1 });
});

test('keeps items and kinds apart', () => {
  const list = new PresenceList();
  list.report('post', 1, 'a', 'one', 0);
  expect(list.report('post', 2, 'b', 'two', 0)).toEqual({ windows: 0, sessions: 0 });
  expect(list.report('case-study', 1, 'b', 'two', 0)).toEqual({ windows: 0, sessions: 0 });
});

test('forgets a window that leaves, and one that reports no more', () => {
  const list = new PresenceList();
  list.report('post', 1, 'a', 'one', 0);
  list.report('post', 1, 'b', 'two', 60_000);
  expect(list.report('post', 1, 'c', 'three', 90_001)).toEqual({ windows: 0, sessions: 1 });
  list.leave('post', 1, 'b');
  expect(list.report('post', 1, 'c', 'three', 90_001)).toEqual({ windows: 0, sessions: 0 });
});
