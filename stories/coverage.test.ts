// Every component of ui has a story in Storybook, with a text on its use.
import { expect, test } from 'bun:test';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const transpiler = new Bun.Transpiler({ loader: 'tsx' });

/** The server's half of an island: it renders any island, and nothing itself. */
const RENDERS_NOTHING = 'islands/island.tsx';

/** The exported components of `ui/<folder>`, deep, each with the story file of the same name; null where there is none. */
async function components(folder: string) {
  const found: { name: string; path: string; story: string | null }[] = [];
  for await (const file of new Bun.Glob('**/*.tsx').scan({ cwd: join(ROOT, 'ui', folder) })) {
    const path = `${folder}/${file}`;
    if (path.endsWith('.test.tsx') || path === RENDERS_NOTHING) continue;
    const source = await Bun.file(join(ROOT, 'ui', path)).text();
    const story = Bun.file(join(ROOT, 'stories', path.replace(/tsx$/, 'stories.tsx')));
    const shown = (await story.exists()) ? await story.text() : null;
    for (const name of transpiler.scan(source).exports)
      if (/^[A-Z][a-z]/.test(name)) found.push({ name, path: `ui/${path}`, story: shown });
  }
  return found;
}

for (const folder of ['kit', 'islands', 'brand', 'site', 'admin']) {
  const found = await components(folder);

  test(`every component of ui/${folder} has a story`, () => {
    const unseen = found.filter(
      ({ name, story }) => !new RegExp(`\\b${name}\\b`).test(story ?? ''),
    );
    expect(unseen.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
  });

  test(`every story file of ui/${folder} says when to use the piece and when not`, () => {
    const silent = found.filter(({ story }) => story && !/component:\s*['"`]/.test(story));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
}
