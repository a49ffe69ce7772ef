// `bun run stories:compare [--base REV] [--grep TEXT] [--fail-on-change]`: shows which stories look different from what
// they looked like where the branch left main. Both trees are built and shot here and now; no picture is stored.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../testing/chromium.ts';
import { readStories } from '../storybook-page.ts';
import { findBase } from './base.ts';
import { comparePictures } from './compare-pictures.ts';
import { grepMatches, matchStories } from './match.ts';
import { type Comparison, hasChanges, reportHtml, summaryOf } from './report.ts';
import { run } from './run.ts';

const ROOT = join(import.meta.dir, '../..');
const OUTPUT = join(ROOT, 'test-results/stories');
/** Exit code of a command that Ctrl-C ended. */
const INTERRUPTED = 130;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    grep: { type: 'string', default: '' },
    'fail-on-change': { type: 'boolean', default: false },
  },
});

const interrupt = new AbortController();
const { signal } = interrupt;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => interrupt.abort());

try {
  const comparison = await compareWithBase();
  await Bun.write(join(OUTPUT, 'index.html'), reportHtml(comparison));
  console.log(`${summaryOf(comparison)}: ${relative(process.cwd(), join(OUTPUT, 'index.html'))}`);
  if (options['fail-on-change'] && hasChanges(comparison)) process.exitCode = 1;
} catch (error) {
  if (!signal.aborted) throw error;
  // A Storybook that was just being opened may still be served.
  process.exit(INTERRUPTED);
}

async function compareWithBase(): Promise<Comparison> {
  const base = await findBase(ROOT, options.base, signal);
  const before = await git('log', '-1', '--format=%h %s', base.revision);
  console.log(`Compared with ${before} (${base.reason})`);

  const temporary = await mkdtemp(join(tmpdir(), 'stories-'));
  const tree = join(temporary, 'base');
  try {
    await git('worktree', 'add', '--quiet', '--detach', tree, base.revision);
    const folders = { before: await build(tree, before), after: await build(ROOT, 'this tree') };
    const all = matchStories(readStories(folders.before), readStories(folders.after));
    const { pairs, added, removed } = grepMatches(all, options.grep);
    console.log(`Comparing ${pairs.length} stories`);
    const changes = await comparePicturesOf(folders, pairs);
    const after = await describeTree();
    return { before, after, compared: pairs.length, changes, added, removed };
  } finally {
    await removeTree(tree, temporary);
  }
}

async function comparePicturesOf(
  folders: { before: string; after: string },
  pairs: ReturnType<typeof matchStories>['pairs'],
) {
  await rm(OUTPUT, { recursive: true, force: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Drawn by the processor, and always whole: else the edges of round shapes depend on what was drawn before.
    args: [...chromiumFlags(), '--disable-gpu', '--disable-partial-raster'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = () => browser.close();
  signal.addEventListener('abort', close);
  try {
    const output = join(OUTPUT, 'images');
    return await comparePictures({ browser, folders, pairs, output, signal });
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

/** Installs and builds the Storybook of the tree; the folder it is in. */
async function build(tree: string, label: string): Promise<string> {
  console.log(`Building the Storybook of ${label}`);
  await run([process.execPath, 'install', '--frozen-lockfile'], { cwd: tree, signal });
  await run([process.execPath, 'run', 'storybook:build'], { cwd: tree, signal });
  return join(tree, 'storybook-static');
}

async function describeTree(): Promise<string> {
  const commit = await git('log', '-1', '--format=%h %s');
  return (await git('status', '--porcelain')) === '' ? commit : `${commit}, with changes`;
}

/** Removes the worktree at any stage of its making, also after an interruption. */
async function removeTree(tree: string, temporary: string): Promise<void> {
  const { signal } = new AbortController();
  await run(['git', 'worktree', 'remove', '--force', tree], { cwd: ROOT, signal }).catch(() => {});
  await rm(temporary, { recursive: true, force: true });
}

function git(...args: string[]): Promise<string> {
  return run(['git', ...args], { cwd: ROOT, signal });
}
