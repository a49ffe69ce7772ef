import { expect, test } from 'bun:test';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { findChromium, firstThatStarts } from './chromium.ts';

const folder = setUpFolder();
const working = await executable('working', 'exit 0');
const broken = await executable('broken', 'exit 1');

async function executable(name: string, body: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

const source = (name: string, path: string | null) => ({ name, find: async () => path });

test('takes the first Chromium that starts and tries no later source', async () => {
  let asked = false;
  const later = {
    name: 'later',
    find: async () => {
      asked = true;
      return working;
    },
  };
  expect(await firstThatStarts([source('none', null), source('first', working), later])).toBe(
    working,
  );
  expect(asked).toBe(false);
});

test('skips a Chromium that does not start', async () => {
  expect(await firstThatStarts([source('stub', broken), source('real', working)])).toBe(working);
});

test('reports for each source why it found no Chromium', async () => {
  const failing = {
    name: 'installer',
    find: async () => {
      throw new Error('no network');
    },
  };
  const looking = firstThatStarts([source('PATH', null), source('stub', broken), failing]);
  await expect(looking).rejects.toThrow(
    `  - PATH: not found\n  - stub: ${broken} does not start\n  - installer: no network\n`,
  );
});

test('rejects a CHROMIUM_PATH that does not start instead of looking elsewhere', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = broken;
  try {
    await expect(findChromium()).rejects.toThrow('does not start as Chromium');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
