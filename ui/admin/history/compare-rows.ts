// Compares two lists of rows: added, removed and edited rows.
import { diffArrays } from 'diff';
import type { Row } from './compare-items.ts';
import { compareWords, type Piece, wordsOf } from './compare-words.ts';

/** `pieces` are the changes of the row's text. */
interface RowChange {
  change: 'same' | 'added' | 'removed';
  row: Row;
  pieces: Piece[];
}

/** The rows of both lists, in order. Rows with the same address are the same row. */
export function compareRows(before: readonly Row[], after: readonly Row[]): RowChange[] {
  const [was, is] = [[...before], [...after]];
  return diffArrays(was, is, { comparator: (one, other) => keyOf(one) === keyOf(other) }).flatMap(
    ({ added, removed, count }) => {
      const gone = added ? [] : was.splice(0, count);
      const come = removed ? [] : is.splice(0, count);
      if (removed) return gone.map((row) => wholeRow(row, 'removed'));
      if (added) return come.map((row) => wholeRow(row, 'added'));
      return come.map((row, at): RowChange => {
        const pieces = compareWords(wordsOf(gone[at]?.text ?? ''), wordsOf(row.text));
        return { change: 'same', row, pieces };
      });
    },
  );
}

function wholeRow(row: Row, change: 'added' | 'removed'): RowChange {
  return { change, row, pieces: row.text ? [{ change: 'same', words: wordsOf(row.text) }] : [] };
}

const keyOf = ({ src, text }: Row) => (src ? `src ${src}` : `text ${text}`);
