// `bun run bench`: measures every figure, prints the table and writes it to docs/performance.md.
// Exits with 1 when a figure is missed. Names of scripts as arguments measure only those, and write nothing.
import { tableOf, writeFigures } from './document.ts';
import type { Figure } from './figure.ts';
import { outputOf, pinned, SERVER_CORE } from './processes.ts';

/** Those that measure inside of their own process run on the server's core. */
const SCRIPTS: [name: string, inProcess: boolean][] = [
  ['warm-pages.ts', false],
  ['uncached-pages.tsx', true],
  ['many-posts.ts', true],
  ['admin-lists.ts', true],
  ['start-time.ts', false],
  ['memory.ts', false],
];

const asked = process.argv.slice(2);
const figures: Figure[] = [];
for (const [script, inProcess] of SCRIPTS) {
  if (asked.length > 0 && !asked.includes(script)) continue;
  console.error(`${script} ...`);
  const command = [process.execPath, `bench/${script}`];
  const output = await outputOf(inProcess ? pinned(SERVER_CORE, command) : command);
  figures.push(...(JSON.parse(output) as Figure[]));
}

console.log(tableOf(figures));
if (asked.length === 0) await writeFigures('figures', figures);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
