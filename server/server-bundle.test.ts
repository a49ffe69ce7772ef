import { expect, test } from 'bun:test';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { listServerInputs, prepareServer } from './server-bundle.ts';
import { ROOT } from './sources.ts';

const directory = setUpFolder();

test('a change of any file in the bundle makes it stale', async () => {
  const { inputs, sources } = await listServerInputs();
  expect([...inputs.difference(sources)]).toEqual([]);
  expect(inputs).toContain('routes/index.ts');
}, 60_000);

test('two concurrent starts build the bundle once and remove old ones', async () => {
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) {
    await Bun.write(join(directory, name, 'main.js'), '');
    await utimes(join(directory, name), at, at);
  }
  expect(await Promise.all([start(), start()])).toEqual(['', '']);
  const [build, ...others] = (await readdir(directory)).filter((name) => name.length > 1);
  expect(others).toEqual([]);
  const left = await readdir(directory);
  expect(left).toContain('d');
  expect(left.filter((name) => name < 'c' && name.length === 1)).toEqual([]);
  expect(await prepareServer(directory)).toBe(join(directory, build ?? '', 'main.js'));
}, 60_000);

/** The error output of another process that prepares the bundle. */
async function start(): Promise<string> {
  const script = `const { prepareServer } = await import('./server/server-bundle.ts'); await prepareServer(${JSON.stringify(directory)});`;
  const { stderr } = Bun.spawn([process.execPath, '-e', script], { cwd: ROOT, stderr: 'pipe' });
  return new Response(stderr).text();
}
