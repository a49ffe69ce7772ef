// Marks cells of stored tables: figures are aligned right and never break before their unit, sentences get room.

const ROW = /<tr(?=[\s>])[\s\S]*?<\/tr>/gi;
const CELL = /<(t[dh])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi;
const SIGN = '[+−–-]?';
/** '−22', '£23.90', 'US$4', '12:30'. */
const FIRST_NUMBER = `${SIGN}(?:[A-Z]{0,2}[£$€])?\\d[\\d.,:]*`;
const SHORT_UNIT = '%|[a-zµ]{1,3}(?![a-zµ])';
/** '40', '(6.0%)'. */
const NEXT_NUMBER = `\\(?${SIGN}[£$€]?(?<![\\d.,:])\\d[\\d.,]*(?:%?\\))?`;
/**
 * '£23.90', '−22%', '7 min 40 s', '2,412 (6.0%)': figures with short units. The pattern divides a text in one way only, so
 * that a long number that is not a figure is rejected quickly.
 */
const FIGURE = new RegExp(`^${FIRST_NUMBER}(?:\\s?(?:${SHORT_UNIT}|${NEXT_NUMBER}))*$`, 'i');

/** From this many characters on, a cell would be one word wide on a phone. */
const SENTENCE_CHARACTERS = 40;

/** Up to this many characters, several words stay on one line. */
const SHORT_CHARACTERS = 14;

/** The mark of a cell with this text: `sentence` needs room for several words a line, `short` stays on one line. */
export function cellMark(text: string): 'sentence' | 'short' | undefined {
  if (text.length >= SENTENCE_CHARACTERS) return 'sentence';
  return text.length <= SHORT_CHARACTERS && /[\s-]/.test(text) ? 'short' : undefined;
}

/** For each column, whether it holds figures only. The first row is the head; empty cells are ignored. */
export function numericColumns([head = [], ...body]: readonly (readonly string[])[]): boolean[] {
  return head.map((_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((text) => text !== '');
    return cells.length > 1 && cells.every((text) => FIGURE.test(text));
  });
}

/**
 * Marks the cells of each column of figures with `data-figure`, others by `cellMark`. Takes one sanitised
 * table; one with merged cells or with tables in its cells is returned as it is.
 */
export function markCells(table: string): string {
  if (/\s(?:col|row)span=|(?!^)<table/i.test(table)) return table;
  const rows = [...table.matchAll(ROW)].map(([row]) =>
    [...row.matchAll(CELL)].map(([, , , inner = '']) => textOf(inner)),
  );
  const columns = numericColumns(rows);
  return table.replace(ROW, (row) => {
    let column = 0;
    return row.replace(CELL, (whole, name: string, attributes: string, inner: string) => {
      const mark = columns[column++] ? 'figure' : cellMark(textOf(inner));
      return mark ? `<${name}${attributes} data-${mark}="">${inner}</${name}>` : whole;
    });
  });
}

function textOf(inner: string): string {
  return inner
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}
