// No key works in secret: what the back office listens to is in the list that `?` opens.
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { COMMANDS_KEYS, SHORTCUTS_KEY } from './command-keys.ts';
import { officeShortcuts } from './shortcuts.ts';

const ISLANDS = join(import.meta.dir, '..');
const listed = officeShortcuts.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));

test('every key that an island hears is listed', async () => {
  const heard = new Set([COMMANDS_KEYS, SHORTCUTS_KEY]);
  for await (const path of new Bun.Glob('**/*.{ts,tsx}').scan({ cwd: ISLANDS })) {
    if (path.includes('.test.')) continue;
    const source = await Bun.file(join(ISLANDS, path)).text();
    for (const [, keys] of source.matchAll(/useShortcut\([^;]*?'([^']+)',?\s*\)/g))
      if (keys) heard.add(keys);
  }
  expect(heard).toContain('Mod+S');
  expect([...heard].filter((keys) => !listed.includes(keys))).toEqual([]);
});

test('no key is listed twice for two things', () => {
  expect(new Set(listed).size).toBe(listed.length);
});
