// Tables as CSV for spreadsheets.

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/;

/**
 * RFC 4180 with a byte order mark, which makes Excel read UTF-8. Visitors wrote these cells: one that a spreadsheet would run
 * as a formula gets a leading apostrophe, even a phone number with a plus.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
