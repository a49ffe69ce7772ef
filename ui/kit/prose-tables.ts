// Stored tables: columns of figures are aligned right and never broken between a figure and its unit, sentences get room.

const ROW = /<tr(?=[\s>])[\s\S]*?<\/tr>/gi;
const CELL = /<(t[dh])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi;
/** '£23.90', '−22%', '7 min 40 s', '2,412 (6.0%)': figures with short units. */
const FIGURE =
  /^[+−–-]?[£$€]?\d[\d.,:]*(?:\s?(?:%|[a-zµ]{1,3}(?![a-z])|\(?[+−–-]?[£$€]?\d[\d.,]*%?\)?))*$/i;

/** A cell with so many characters would be a word wide on a phone. */
const SENTENCE_CHARACTERS = 40;

/** Whether the text of a cell needs room for several words on a line. */
export function isSentence(text: string): boolean {
  return text.length >= SENTENCE_CHARACTERS;
}

/**
 * Marks the cells of each column that holds nothing but figures with `data-figure`; the first row is its head, and empty
 * cells count for nothing. Marks cells with a sentence in them with `data-sentence`. Takes one sanitised table without tables
 * in it; one with merged cells is returned as it is.
 */
export function markCells(table: string): string {
  if (/\s(?:col|row)span=/i.test(table)) return table;
  const rows = [...table.matchAll(ROW)].map(([row]) =>
    [...row.matchAll(CELL)].map(([, , , inner = '']) => textOf(inner)),
  );
  const [head = [], ...body] = rows;
  const columns = head.map((_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((text) => text !== '');
    return cells.length > 1 && cells.every((text) => FIGURE.test(text));
  });
  return table.replace(ROW, (row) => {
    let column = 0;
    return row.replace(CELL, (whole, name: string, attributes: string, inner: string) => {
      const mark = columns[column++] ? 'figure' : isSentence(textOf(inner)) ? 'sentence' : null;
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
