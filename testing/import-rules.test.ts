// Journeys, benchmarks, scripts and stories share code through testing/, never with each other.
import { expect, test } from 'bun:test';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const TOOLS = ['e2e', 'bench', 'scripts', 'stories'];
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The tool folders that files of `folder` import from, with the importing file; types count too. */
async function importsOfTools(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scan({ cwd: ROOT })) {
    const source = await Bun.file(join(ROOT, path)).text();
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      if (!specifier.startsWith('.') && !specifier.startsWith('#')) continue;
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : normalize(join(dirname(path), specifier));
      const [room = ''] = target.split('/');
      if (room !== folder && TOOLS.includes(room)) found.push(`${path} imports ${target}`);
    }
  }
  return found;
}

for (const folder of [...TOOLS, 'testing'])
  test(`${folder} imports no ${TOOLS.filter((tool) => tool !== folder).join(', ')}`, async () => {
    expect(await importsOfTools(folder)).toEqual([]);
  });
