// What differs between two lists with parts: which rows came and went, and which only say something else now.
import { diffArrays } from 'diff';
import type { Row } from './compare-items.ts';
import { compareWords, type Piece, wordsOf } from './compare-words.ts';

/** `pieces` tell what became of the row's text. */
export interface RowChange {
  change: 'same' | 'added' | 'removed';
  row: Row;
  pieces: Piece[];
}

/** The rows of both, in order. A row with an address is the same row as long as its address stays. */
export function compareRows(before: readonly Row[], after: readonly Row[]): RowChange[] {
  const [was, is] = [[...before], [...after]];
  return diffArrays(was, is, { comparator: (one, other) => keyOf(one) === keyOf(other) }).flatMap(
    ({ added, removed, count }) => {
      const gone = added ? [] : was.splice(0, count);
      const come = removed ? [] : is.splice(0, count);
      if (removed) return gone.map((row) => whole(row, 'removed'));
      if (added) return come.map((row) => whole(row, 'added'));
      return come.map((row, at): RowChange => {
        const pieces = compareWords(wordsOf(gone[at]?.text ?? ''), wordsOf(row.text));
        return { change: 'same', row, pieces };
      });
    },
  );
}

function whole(row: Row, change: 'added' | 'removed'): RowChange {
  return { change, row, pieces: row.text ? [{ change: 'same', words: wordsOf(row.text) }] : [] };
}

const keyOf = ({ src, text }: Row) => (src ? `src ${src}` : `text ${text}`);
