// Every component of the kit and of the site can be seen in the look book.
import { expect, test } from 'bun:test';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const transpiler = new Bun.Transpiler({ loader: 'tsx' });

/** The exported components of `ui/<folder>` that the story file of the same name does not show. */
async function unseen(folder: string): Promise<string[]> {
  const missing: string[] = [];
  for await (const path of new Bun.Glob('*.tsx').scan({ cwd: join(ROOT, 'ui', folder) })) {
    if (path.endsWith('.test.tsx')) continue;
    const source = await Bun.file(join(ROOT, 'ui', folder, path)).text();
    const components = transpiler.scan(source).exports.filter((name) => /^[A-Z][a-z]/.test(name));
    const story = Bun.file(join(ROOT, 'stories', folder, path.replace(/tsx$/, 'stories.tsx')));
    const shown = (await story.exists()) ? await story.text() : '';
    for (const name of components)
      if (!new RegExp(`\\b${name}\\b`).test(shown)) missing.push(`ui/${folder}/${path}: ${name}`);
  }
  return missing.toSorted();
}

test('every component of ui/kit has a story', async () => {
  expect(await unseen('kit')).toEqual([]);
});

test('every component of ui/site has a story', async () => {
  expect(await unseen('site')).toEqual([]);
});
