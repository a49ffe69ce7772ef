// Formats measured figures as one table, printed and written to test-results.
import { mkdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { ROOT } from './server-process.ts';

const FOLDER = join(ROOT, 'test-results');

/** The figures as a Markdown table, below the machine and the day of the measurement. */
function figuresTable(figures: readonly Figure[]): string {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const date = new Date().toISOString().slice(0, 10);
  const rows = figures.map(
    ({ what, target, measured, met, detail }) =>
      `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} | ${detail} |`,
  );
  return [
    `${model.trim()}, ${cpus().length} cores, Bun ${Bun.version}, ${date}.`,
    '',
    '| Figure | Target | Measured | | Behind it |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Prints the table, writes it to `test-results/<name>.md`, and fails the process when a figure is missed. */
export async function writeFigures(name: string, figures: readonly Figure[]): Promise<void> {
  const table = figuresTable(figures);
  const path = join(FOLDER, `${name}.md`);
  console.log(table);
  await mkdir(FOLDER, { recursive: true });
  await Bun.write(path, `${table}\n`);
  console.error(`Written to ${path}`);
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
}
