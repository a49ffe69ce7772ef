// docs/contract.md and docs/promises.md name the test of each promise, docs/promises.md and docs/glossary.md name files.
// These tests find citations of tests and files that do not exist.
import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const PAGES = ['docs/contract.md', 'docs/promises.md'];

interface Citation {
  /** Page and line, for the message. */
  at: string;
  file: string;
  name: string;
}

const files = await trackedFiles();
const testFiles = files.filter((path) => /\.(test|e2e)\.tsx?$/.test(path));
const sources = new Map(
  await Promise.all(
    testFiles.map(async (path) => [path, await Bun.file(join(ROOT, path)).text()] as const),
  ),
);

/** The files of the working tree that git does not ignore, including uncommitted ones. */
async function trackedFiles(): Promise<string[]> {
  const list = Bun.spawn(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  const paths = (await new Response(list.stdout).text()).split('\n').filter(Boolean);
  return [...new Set(paths)].filter((path) => existsSync(join(ROOT, path)));
}

function endingWith(paths: string[], suffix: string): string[] {
  return paths.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
}

test.each(['README.md', 'CONTRIBUTING.md'])('the paths that %s names exist', async (page) => {
  const text = await Bun.file(join(ROOT, page)).text();
  const cited = [
    ...[...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter(isPathOfTree),
    ...[...text.matchAll(/\]\(([^)#:\s]+)\)/g)].map(([, path = '']) => path),
  ];
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Whether the text is a path from the root of the repository; `x` and `…` are placeholders. */
function isPathOfTree(text: string): boolean {
  return (
    /^(bench|db|docs|e2e|public|routes|scripts|server|stories|testing|ui)\//.test(text) &&
    !/[*…]|\/x\./.test(text)
  );
}

test('no file cites a paragraph of a document outside the repository', async () => {
  const texts = files.filter((path) => /\.(tsx?|css|md)$/.test(path));
  const citing: string[] = [];
  for (const path of texts)
    if (
      /\b(spec|specification|contract)( page)? ?\u00A7/i.test(
        await Bun.file(join(ROOT, path)).text(),
      )
    )
      citing.push(path);
  expect(citing).toEqual([]);
});

const linesOf = async (page: string) => (await Bun.file(join(ROOT, page)).text()).split('\n');
const cellsOf = (row: string) => row.split('|').slice(1, -1);
const isRow = (line: string) => line.startsWith('| ') && !/^\|[\s|-]+$/.test(line);

async function citationsOf(page: string): Promise<Citation[]> {
  const lines = await linesOf(page);
  return lines.flatMap((line, index) =>
    isRow(line)
      ? [...line.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)` "([^|]+?)"(?=;| +\|)/g)].map(
          ([, file = '', name = '']) => ({ at: `${page}:${index + 1}`, file, name }),
        )
      : [],
  );
}

/** Rows of tables with a column 'test' that contains no citation. */
async function rowsWithoutTest(page: string): Promise<string[]> {
  const cited = new Set((await citationsOf(page)).map(({ at }) => at));
  const missing: string[] = [];
  let wantsTest = false;
  for (const [index, line] of (await linesOf(page)).entries()) {
    if (!line.startsWith('|')) wantsTest = false;
    else if (cellsOf(line).at(-1)?.trim().toLowerCase() === 'test') wantsTest = true;
    else if (wantsTest && isRow(line) && !cited.has(`${page}:${index + 1}`))
      missing.push(`${page}:${index + 1} ${line.slice(0, 80)}`);
  }
  return missing;
}

/** Whether `source` has a test with that name; `…` stands for a parameter. */
function hasTest(source: string, name: string): boolean {
  const filledIn = String.raw`(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|%[a-z#]|\$[\w.]+|…)+`;
  const pattern = name
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(filledIn);
  return new RegExp(String.raw`(?:\btest(?:\.\w+)*|\))\(\s*(['"${'`'}])${pattern}\1`).test(source);
}

const namesIn = (source: string) =>
  [...source.matchAll(/(?:\btest|\))\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu));

/** The test whose name shares the most words with `name`. */
function nearest(paths: string[], name: string): string {
  const wanted = wordsOf(name);
  const found = paths
    .flatMap((path) => namesIn(sources.get(path) ?? '').map((candidate) => ({ path, candidate })))
    .map((entry) => {
      const words = wordsOf(entry.candidate);
      const shared = [...words].filter((word) => wanted.has(word)).length;
      return { ...entry, score: shared / (wanted.size + words.size - shared || 1) };
    })
    .sort((a, b) => b.score - a.score)[0];
  return found ? `nearest: \`${found.path}\` "${found.candidate}"` : 'no test is near it';
}

/** The problem of a citation and how to fix it; null when it is valid. */
function problemOf({ at, file, name }: Citation): string | null {
  const named = endingWith(testFiles, file);
  const holding = named.filter((path) => hasTest(sources.get(path) ?? '', name));
  if (holding.length === 1) return null;
  const cited = `${at} \`${file}\` "${name}"`;
  if (named.length === 0) {
    const now = testFiles.filter((path) => hasTest(sources.get(path) ?? '', name));
    const hint = now.length > 0 ? `it is in ${now.join(', ')}` : nearest(testFiles, name);
    return `${cited}: no such file; cite the file that holds the test now. ${hint}`;
  }
  if (holding.length === 0)
    return `${cited}: no test of that name; cite its new name, or the test that holds the promise now. ${nearest(named, name)}`;
  return `${cited}: several files have it (${holding.join(', ')}); cite more of the path`;
}

test.each(PAGES)('every test that %s cites exists', async (page) => {
  const citations = await citationsOf(page);
  expect(citations.length).toBeGreaterThan(20);
  expect(citations.map(problemOf).filter(Boolean)).toEqual([]);
});

test.each(PAGES)('every promise of %s cites a test', async (page) => {
  expect(await rowsWithoutTest(page)).toEqual([]);
});

test.each([
  { page: 'docs/promises.md', column: 1 },
  { page: 'docs/glossary.md', column: 2 },
])('the code that $page names exists', async ({ page, column }) => {
  const named = (await linesOf(page))
    .filter(isRow)
    .flatMap((line) => [...(cellsOf(line)[column] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const unclear = named.filter((path) => endingWith(files, path).length !== 1);
  expect(unclear, 'each names one file by the end of its path; cite where it is now').toEqual([]);
});

test('the headings cited by code exist once in docs/contract.md', async () => {
  const headings = (await linesOf('docs/contract.md'))
    .filter((line) => /^#{2,3} /.test(line))
    .map((line) => line.replace(/^#+ (\d+\. )?/, ''));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);

  const dead: string[] = [];
  for (const path of files.filter((path) => /\.(tsx?|css|md)$/.test(path))) {
    if (path === 'docs/contract.md' || path.endsWith('contract-docs.test.ts')) continue;
    const text = await Bun.file(join(ROOT, path)).text();
    for (const [, cited = ''] of text.matchAll(/docs\/contract\.md, ([^\n]+)/g))
      if (!headings.some((heading) => cited.startsWith(heading))) dead.push(`${path}: ${cited}`);
  }
  expect(dead, 'cite a heading of docs/contract.md').toEqual([]);
});
