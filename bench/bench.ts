// `bun run bench`: measures every figure, prints the table and writes it to docs/performance.md.
// Exits with 1 when a figure is missed. Names of scripts as arguments measure only those, and write nothing.
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { outputOf, pinned, ROOT, SERVER_CORE } from './processes.ts';

const DOCUMENT = join(ROOT, 'docs/performance.md');
/** Where the table stands in the document. */
const TABLE = /(?<=<!-- figures -->\n).*(?=<!-- \/figures -->)/s;

/** Those that measure inside of their own process run on the server's core. */
const SCRIPTS: [name: string, inProcess: boolean][] = [
  ['warm-pages.ts', false],
  ['uncached-pages.tsx', true],
  ['many-posts.ts', true],
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

const table = tableOf(figures);
console.log(table);
if (asked.length === 0) await writeDocument(table);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;

function tableOf(rows: Figure[]): string {
  const lines = rows.map(
    ({ what, target, measured, met, detail }) =>
      `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} | ${detail} |`,
  );
  return ['| Figure | Target | Measured | | Behind it |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

async function writeDocument(table: string): Promise<void> {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const machine = `${model.trim()}, ${cpus().length} cores, Bun ${Bun.version}`;
  const date = new Date().toISOString().slice(0, 10);
  const text = await Bun.file(DOCUMENT).text();
  await Bun.write(
    DOCUMENT,
    text.replace(TABLE, () => `\n${machine}, ${date}.\n\n${table}\n\n`),
  );
}
