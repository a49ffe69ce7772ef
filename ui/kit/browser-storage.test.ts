// The storage of the browser, refused or full.
import { afterEach, expect, test } from 'bun:test';
import { join } from 'node:path';
import { localStore, storedTexts } from './browser-storage.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['refused', { get: refuse }],
  ['null', { value: null }],
  ['full', { value: { length: 0, key: () => null, getItem: () => null, setItem: refuse } }],
])('a storage that is %s is empty and throws no error', (_, storage) => {
  Object.defineProperty(globalThis, 'localStorage', { ...storage, configurable: true });
  localStore.setItem('a', 'b');
  localStore.removeItem('a');
  expect([localStore.getItem('a'), localStore.key(0), localStore.length]).toEqual([null, null, 0]);
});

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['not JSON', []],
])('of a stored list, texts are read: %s', (stored, texts) => {
  const value = { getItem: () => stored };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  expect(storedTexts(localStore, 'a')).toEqual(texts);
});

test('no other file of ui uses the storage of the browser', async () => {
  const users: string[] = [];
  const ui = join(import.meta.dir, '..');
  for await (const path of new Bun.Glob('**/*.{ts,tsx}').scan(ui)) {
    if (path.startsWith('kit/browser-storage') || path.endsWith('.test.ts')) continue;
    if (/\b(local|session)Storage\b/.test(await Bun.file(join(ui, path)).text())) users.push(path);
  }
  expect(users).toEqual([]);
});
