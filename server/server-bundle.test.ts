import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { listServerInputs, prepareServer } from './server-bundle.ts';
import { ROOT } from './sources.ts';

test('a change of any file in the bundle makes it stale', async () => {
  const { inputs, sources } = await listServerInputs();
  expect([...inputs.difference(sources)]).toEqual([]);
  expect(inputs).toContain('routes/index.ts');
}, 60_000);

test('a second start finds the bundle of the first', async () => {
  const [first, second] = await Promise.all([prepareServer(), prepareServer()]);
  expect(second).toBe(first);
  const { mtimeMs } = await Bun.file(first).stat();
  expect(await prepareServer()).toBe(first);
  expect((await Bun.file(first).stat()).mtimeMs).toBe(mtimeMs);
  expect(first.startsWith(join(ROOT, 'dist/'))).toBe(true);
}, 60_000);
