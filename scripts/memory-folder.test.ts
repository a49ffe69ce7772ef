// The folder of the unit tests in memory.
import { expect, test } from 'bun:test';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';

test('the folder is removed with everything in it', async () => {
  const folder = await makeMemoryFolder();
  // a container may have too little room
  if (folder === null) return;
  writeFileSync(join(folder.path, 'a'), 'x');
  await folder[Symbol.asyncDispose]();
  expect(existsSync(folder.path)).toBe(false);
});
