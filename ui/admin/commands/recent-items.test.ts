// Items that were open last.
import { afterAll, beforeEach, expect, test } from 'bun:test';
import { forgetItem, forgetItems, recentItems, rememberItem } from './recent-items.ts';

const stored = new Map<string, string>();
const before = globalThis.localStorage;
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
} as Storage;
afterAll(() => {
  globalThis.localStorage = before;
});
beforeEach(() => stored.clear());

const item = (id: number) => ({ href: `/vs-admin/edit/${id}`, title: `Post ${id}` });

test('the last opened item is first, each is listed once, and six are kept', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) rememberItem(item(id));
  expect(recentItems().map(({ title }) => title)).toEqual(
    [3, 7, 6, 5, 4, 2].map((id) => `Post ${id}`),
  );
  forgetItem('/vs-admin/edit/7');
  expect(recentItems().map(({ title }) => title)).not.toContain('Post 7');
  forgetItems();
  expect(recentItems()).toEqual([]);
});

test('stored entries of any other shape are ignored', () => {
  for (const text of ['no json', '{}', '[{"href":"javascript:alert(1)","title":"x"}, null, 3]']) {
    stored.set('recent-items', text);
    expect(recentItems()).toEqual([]);
  }
});
