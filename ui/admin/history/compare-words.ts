// Compares two texts word by word.
import { diffArrays } from 'diff';

/** A word with the space after it and its marks, such as `strong` or `a https://…`. */
export interface Word {
  text: string;
  marks: readonly string[];
}

/** Consecutive words that are in both texts, or in one of them. */
export interface Piece {
  change: 'same' | 'added' | 'removed';
  words: Word[];
}

const WORD = /[\p{L}\p{N}'’-]+\s*|[^\p{L}\p{N}\s]\s*|\s+/gu;
/** Texts with less similarity are shown one after the other, not mixed. */
const MIN_SIMILARITY = 0.3;
/** A comparison with more differences is abandoned, as nobody could follow it. */
const MAX_DIFFERENCES = 4000;

/** The words of a text, all with the same marks. */
export function wordsOf(text: string, marks: readonly string[] = []): Word[] {
  return (text.match(WORD) ?? []).map((word) => ({ text: word, marks }));
}

/** The pieces of both texts, in order. Differences in white space are ignored. */
export function compareWords(before: readonly Word[], after: readonly Word[]): Piece[] {
  const whole: Piece[] = [
    { change: 'removed' as const, words: [...before] },
    { change: 'added' as const, words: [...after] },
  ].filter(({ words }) => words.length > 0);
  if (similarity(before, after) < MIN_SIMILARITY) return whole;
  const found = diffArrays([...before], [...after], {
    comparator: isSame,
    maxEditLength: MAX_DIFFERENCES,
  });
  if (!found) return whole;
  let at = 0;
  return found.map(({ added, removed, value }) => {
    const from = at;
    if (!added) at += value.length;
    if (added || removed) return { change: added ? 'added' : 'removed', words: value };
    return { change: 'same', words: value.map((word, n) => withMoreSpace(word, before[from + n])) };
  });
}

/** Of two equal words, the one with more space after it, which keeps what follows apart. */
function withMoreSpace(one: Word, other: Word = one): Word {
  return other.text.length > one.text.length ? other : one;
}

/** The similarity of two texts, from 0 to 1 (Dice's coefficient of their words). Two empty texts have 1. */
export function similarity(one: readonly Word[], other: readonly Word[]): number {
  if (one.length + other.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(trimmed(word), (counts.get(trimmed(word)) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(trimmed(word)) ?? 0;
    if (left === 0) continue;
    shared += 1;
    counts.set(trimmed(word), left - 1);
  }
  return (2 * shared) / (one.length + other.length);
}

const trimmed = ({ text }: Word) => text.trimEnd();

function isSame(one: Word, other: Word): boolean {
  return trimmed(one) === trimmed(other) && one.marks.join('\n') === other.marks.join('\n');
}
