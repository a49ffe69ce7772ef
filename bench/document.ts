// How measured figures get into docs/performance.md.
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { ROOT } from './processes.ts';

const DOCUMENT = join(ROOT, 'docs/performance.md');

/** The figures as a Markdown table, for the terminal and the document alike. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ what, target, measured, met, detail }) =>
      `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} | ${detail} |`,
  );
  return ['| Figure | Target | Measured | | Behind it |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

/** Writes the table, the machine and the day between `<!-- place -->` and `<!-- /place -->`. */
export async function writeFigures(place: string, figures: readonly Figure[]): Promise<void> {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const machine = `${model.trim()}, ${cpus().length} cores, Bun ${Bun.version}`;
  const date = new Date().toISOString().slice(0, 10);
  const text = await Bun.file(DOCUMENT).text();
  const between = new RegExp(`(?<=<!-- ${place} -->\\n).*(?=<!-- /${place} -->)`, 's');
  const section = `\n${machine}, ${date}.\n\n${tableOf(figures)}\n\n`;
  await Bun.write(
    DOCUMENT,
    text.replace(between, () => section),
  );
}
