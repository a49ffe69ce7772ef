import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';

const folder = setUpFolder();

/** Runs one test with this body under the preload, in a separate process, and returns its exit code and output. */
async function outcomeOf(body: string): Promise<{ code: number; printed: string }> {
  const preload = join(import.meta.dir, 'fail-on-console-error.ts');
  const source = `import { expect, spyOn, test } from 'bun:test';\ntest('sample', () => { ${body} });\n`;
  await Bun.write(join(folder, 'sample.test.ts'), source);
  const child = Bun.spawn([process.execPath, 'test', '--preload', preload], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = await new Response(child.stderr).text();
  const code = await child.exited;
  return { code, printed };
}

test('a test that prints an error fails with the printed text', async () => {
  const { code, printed } = await outcomeOf(`console.error('Each child needs a %s', 'key');`);
  expect(code).not.toBe(0);
  expect(printed).toContain('Each child needs a key');
});

test('a test that prints nothing passes', async () => {
  expect((await outcomeOf('expect(1).toBe(1);')).code).toBe(0);
});

test('a test that expects an error and catches it passes', async () => {
  const body = `const said = spyOn(console, 'error').mockImplementation(() => {}); console.error('x');
    expect(said).toHaveBeenCalledWith('x'); said.mockRestore();`;
  expect((await outcomeOf(body)).code).toBe(0);
});
