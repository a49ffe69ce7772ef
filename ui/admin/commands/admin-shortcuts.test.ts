// Every shortcut in code is in the shortcut list.
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { adminShortcuts } from './admin-shortcuts.ts';
import { COMMANDS_KEYS, SHORTCUTS_KEY } from './command-keys.ts';

const ADMIN = join(import.meta.dir, '..');
const listed = adminShortcuts.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));

test('every shortcut of an island is listed', async () => {
  const used = new Set([COMMANDS_KEYS, SHORTCUTS_KEY]);
  for await (const path of new Bun.Glob('**/*.{ts,tsx}').scan({ cwd: ADMIN })) {
    if (path.includes('.test.')) continue;
    const source = await Bun.file(join(ADMIN, path)).text();
    for (const [, keys] of source.matchAll(/useShortcut\([^;]*?'([^']+)',?\s*\)/g))
      if (keys) used.add(keys);
  }
  expect(used).toContain('Mod+S');
  expect([...used].filter((keys) => !listed.includes(keys))).toEqual([]);
});

test('no shortcut is listed twice in its group', () => {
  for (const { shortcuts } of adminShortcuts)
    expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
});
