// Tables as CSV for spreadsheets.

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;
/**
 * The start of a formula inside a cell: some programs split lines at tabs, or at semicolons (Excel in countries with decimal
 * commas). After a plus or a minus, which also begin items of lists, only calls and references do harm.
 */
const FORMULA_WITHIN = /([\t\r\n;][ "]*)(?=[=@]|[+-][^\t\r\n;]*[(|!])/g;

/**
 * RFC 4180 with a byte order mark, which makes Excel read UTF-8. Visitors wrote these cells: a cell, or part of a cell, that a
 * spreadsheet would run as a formula gets a leading apostrophe, even a phone number with a plus.
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
