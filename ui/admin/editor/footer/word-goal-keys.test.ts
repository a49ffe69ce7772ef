import { expect, test } from 'bun:test';
import type { BrowserStorage } from '#ui/kit/browser-storage.ts';
import { goalKey, moveGoals } from './word-goal-keys.ts';

function storageOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  const storage: BrowserStorage = {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, storage };
}

test('the goals of a new item move to its address, and those of others stay', () => {
  const other = goalKey('/vs-admin/edit/7', 'text');
  const { map, storage } = storageOf({
    [goalKey('/vs-admin/create', 'text')]: '800',
    [other]: '300',
    theme: 'dark',
  });
  moveGoals(storage, '/vs-admin/create', '/vs-admin/edit/9');
  expect(Object.fromEntries(map)).toEqual({
    [other]: '300',
    theme: 'dark',
    [goalKey('/vs-admin/edit/9', 'text')]: '800',
  });
});
