// `bun run bench`: measures every figure, prints the table and writes it to test-results.
// Exits with 1 when a figure is missed. Names of scripts as arguments run only those; `--items 100000` sets the number of posts
// for the measurements of many posts and of the back office's lists.
import { parseArgs } from 'node:util';
import type { Figure } from '#testing/figure.ts';
import { pinned } from '#testing/server-process.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { outputOf, SERVER_CORE } from './processes.ts';

/** Scripts that measure within their own process (`inProcess`) run on the server's core. */
const SCRIPTS: [name: string, inProcess: boolean][] = [
  ['warm-pages.ts', false],
  ['counted-pages.ts', false],
  ['uncached-pages.tsx', true],
  ['many-posts.ts', true],
  ['admin-lists.ts', true],
  ['save-cost.ts', true],
  ['start-time.ts', false],
  ['memory.ts', false],
];

const { values: options, positionals: scripts } = parseArgs({
  options: { items: { type: 'string' } },
  allowPositionals: true,
});
// the scripts are separate processes
if (options.items) process.env.BENCH_POSTS = options.items;
const figures: Figure[] = [];
for (const [script, inProcess] of SCRIPTS) {
  if (scripts.length > 0 && !scripts.includes(script)) continue;
  console.error(`${script} ...`);
  const command = [process.execPath, `bench/${script}`];
  // completed figures are shown even when another script fails
  try {
    const output = await outputOf(inProcess ? pinned(SERVER_CORE, command) : command);
    const measured = JSON.parse(output) as Figure[];
    for (const { what, measured: value, detail } of measured)
      console.error(`  ${what}: ${value} (${detail})`);
    figures.push(...measured);
  } catch (error) {
    console.error(error);
    figures.push({ what: script, target: 'ends', measured: 'failed', met: false, detail: '' });
  }
}

await writeFigures('bench', figures);
