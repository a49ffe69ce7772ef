import { expect, test } from 'bun:test';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { isCurrent, listBuildInputs } from './assets.ts';

const directory = setUpFolder();

test('two concurrent starts build the assets and remove old files', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const old = Array.from({ length: 200 }, (_, index) => `old-${index}.js`);
  for (const name of [...old, 'interrupted.js.1.tmp']) {
    await Bun.write(join(directory, name), '');
    await utimes(join(directory, name), yesterday, yesterday);
  }
  const errors = await Promise.all([start(), start()]);
  expect(errors).toEqual(['', '']);
  const files = await readdir(directory);
  expect(files.filter((name) => /^old-|\.tmp$/.test(name))).toEqual([]);
  expect(files).toContain('manifest.json');
}, 60_000);

test('a quick build serves only development, a full one production too', () => {
  const full = { sources: 'of now', isQuick: false };
  const quick = { sources: 'of now', isQuick: true };
  const asked = [full, quick];
  expect(asked.map((wanted) => isCurrent(full, wanted))).toEqual([true, true]);
  expect(asked.map((wanted) => isCurrent(quick, wanted))).toEqual([false, true]);
  const old = { sources: 'of before', isQuick: false };
  expect(asked.map((wanted) => isCurrent(old, wanted))).toEqual([false, false]);
});

test('a change of any file in the bundles makes the build stale', async () => {
  const { inputs, sources } = await listBuildInputs();
  expect([...inputs.difference(sources)]).toEqual([]);
  expect(inputs).toContain('db/contract/documents/section-types.ts');
}, 60_000);

/** The error output of another process that prepares the files of the folder. */
async function start(): Promise<string> {
  const script = `import { prepareAssets } from './server/render/assets.ts'; await prepareAssets({ directory: ${JSON.stringify(directory)}, isQuick: true });`;
  const { stderr } = Bun.spawn(['bun', '-e', script], {
    cwd: join(import.meta.dir, '../..'),
    stderr: 'pipe',
  });
  return new Response(stderr).text();
}
