// The files changed since the branch left main, and the journeys and unit tests affected by them.
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** Files that differ from the commit where the branch left `main`, including uncommitted ones; paths from the root. */
export async function changedFiles(): Promise<string[]> {
  const base = (await git('merge-base', 'HEAD', 'main').catch(() => git('rev-parse', 'HEAD')))[0];
  const changed = await git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD');
  return [...new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))])];
}

async function git(...args: string[]): Promise<string[]> {
  const child = Bun.spawn(['git', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`git ${args.join(' ')} failed`);
  return output.split('\n').filter(Boolean);
}

/** The unit tests that were changed, are beside a changed file, or import one. */
export async function testsOf(changed: readonly string[]): Promise<string[]> {
  const isChanged = new Set(changed);
  const tests: string[] = [];
  for await (const path of new Bun.Glob('**/*.test.{ts,tsx}').scan({ cwd: ROOT })) {
    if (path.startsWith('node_modules/')) continue;
    const beside = path.replace(/\.test\.tsx?$/, '');
    const isConcerned =
      isChanged.has(path) ||
      isChanged.has(`${beside}.ts`) ||
      isChanged.has(`${beside}.tsx`) ||
      (await importsOf(path)).some((each) => isChanged.has(each));
    if (isConcerned) tests.push(path);
  }
  return tests.sort();
}

async function importsOf(path: string): Promise<string[]> {
  const source = await Bun.file(join(ROOT, path)).text();
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier)),
  );
}

/** The changed journeys, except those of stories, which need a built Storybook. */
export function journeysOf(changed: readonly string[]): string[] {
  return changed.filter((path) => /^e2e\/.*\.e2e\.ts$/.test(path)).sort();
}
