// Tables as CSV for spreadsheets.

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;
/**
 * Where one begins when lines are split at semicolons, as by Excel in countries with decimal commas, or at tabs. After a plus or
 * a minus, which also begin items of lists, only calls and references do harm.
 */
const FORMULA_WITHIN = /([\t\r\n;][ "]*)(?=[=@]|[+-][^\t\r\n;]*[(|!])/g;

/**
 * RFC 4180 with a byte order mark, which makes Excel read UTF-8. Visitors wrote these cells: one that a spreadsheet would run
 * as a formula gets a leading apostrophe, even a phone number with a plus, and so does each part of a cell.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const within = text.replaceAll(FORMULA_WITHIN, "$1'");
  const harmless = FORMULA.test(text) ? `'${within}` : within;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
