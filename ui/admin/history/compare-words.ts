// Texts word by word, and what differs between two of them.
import { diffArrays } from 'diff';

/** A word with the space after it, and how it is set: names of marks such as `strong`, or `a https://…`. */
export interface Word {
  text: string;
  marks: readonly string[];
}

/** Words that stand in both texts, or in one of them. */
export interface Piece {
  change: 'same' | 'added' | 'removed';
  words: Word[];
}

const WORD = /[\p{L}\p{N}'’-]+\s*|[^\p{L}\p{N}\s]\s*|\s+/gu;
/** Texts that have less than this in common are told one after the other, not woven together. */
const WOVEN_FROM = 0.3;
/** A comparison is given up after this many differences: beyond it nobody could follow it. */
const MAX_DIFFERENCES = 4000;

/** The words of a text, all of them with the same marks. */
export function wordsOf(text: string, marks: readonly string[] = []): Word[] {
  return (text.match(WORD) ?? []).map((word) => ({ text: word, marks }));
}

/** What became of `before`; both texts can be read off it in order. Space alone makes no difference. */
export function compareWords(before: readonly Word[], after: readonly Word[]): Piece[] {
  const whole: Piece[] = [
    { change: 'removed' as const, words: [...before] },
    { change: 'added' as const, words: [...after] },
  ].filter(({ words }) => words.length > 0);
  if (likeness(before, after) < WOVEN_FROM) return whole;
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
    return { change: 'same', words: value.map((word, n) => spacier(word, before[from + n])) };
  });
}

/** Of two equal words the one with the space after it: what follows in either text keeps its distance. */
function spacier(one: Word, other: Word = one): Word {
  return other.text.length > one.text.length ? other : one;
}

/** How much two texts share, from 0 to 1 (Dice's coefficient over their words). Two empty ones are alike. */
export function likeness(one: readonly Word[], other: readonly Word[]): number {
  if (one.length + other.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(bare(word), (counts.get(bare(word)) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(bare(word)) ?? 0;
    if (left === 0) continue;
    shared += 1;
    counts.set(bare(word), left - 1);
  }
  return (2 * shared) / (one.length + other.length);
}

const bare = ({ text }: Word) => text.trimEnd();

function isSame(one: Word, other: Word): boolean {
  return bare(one) === bare(other) && one.marks.join('\n') === other.marks.join('\n');
}
