// The report of an import, as text.

/** The counts, and notes for staff. */
export interface ImportReport {
  imported: number;
  /** Imported by an earlier run. */
  skipped: number;
  failed: { title: string; reason: string }[];
  notes: { title: string; note: string }[];
  pictures: { stored: number; failed: number };
  leftOut: ReadonlyMap<string, number>;
}

/** The report as lines of text; for a dry run in the conditional. */
export function reportInWords(report: ImportReport, isDryRun: boolean): string {
  const { imported, skipped, failed, notes, pictures, leftOut } = report;
  const kinds = [...leftOut].map(([name, number]) => `${name} ${number}`);
  return [
    ...(isDryRun ? ['Dry run: nothing was written.'] : []),
    `Posts: ${imported} imported, ${skipped} imported before, ${failed.length} failed`,
    `Pictures: ${pictures.stored} stored, ${pictures.failed} failed`,
    ...(kinds.length > 0 ? [`Left out: ${kinds.join(', ')}`] : []),
    ...listed(
      'Failed',
      failed.map(({ title, reason }) => `${title}: ${reason}`),
    ),
    ...listed(
      'To look at',
      notes.map(({ title, note }) => `${title}: ${note}`),
    ),
  ].join('\n');
}

function listed(heading: string, lines: string[]): string[] {
  return lines.length === 0
    ? []
    : ['', `${heading}:`, ...lines.map((line) => `  ${printable(line)}`)];
}

/** The text with control characters, which could control a terminal, replaced by spaces. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
