// The differences between two versions of a form, in words that a writer can compare.
import type { ItemKind } from '#db/contract/item-kind.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { compareWords, type Word, wordsOf } from '#ui/admin/history/compare-words.ts';

/** The words kept at each end of a stretch that both versions have, and the words from which on a stretch is cut. */
const CONTEXT_WORDS = 16;
const CUT_FROM_WORDS = 60;

/** One field that differs: its name, its label, and both values as text. */
export interface Difference {
  /** The key of the field. */
  name: string;
  label: string;
  mine: string;
  other: string;
}

/** The fields of a form of this kind that differ, in the order of `mine`. */
export function versionDifferences<Values extends object>(
  kind: ItemKind,
  mine: Values,
  other: Values,
): Difference[] {
  return (Object.keys(mine) as (keyof Values)[])
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(other[name]))
    .map((name) => ({
      name: String(name),
      label: labelOf(kind, String(name)),
      mine: textOf(mine[name]),
      other: textOf(other[name]),
    }));
}

/** A stretch of a text. `isOwn` is true when the other text does not have it. */
interface Stretch {
  text: string;
  isOwn: boolean;
}

/**
 * Splits `text` into stretches that only it has and stretches that `other` has as well. The middle of a long common stretch
 * becomes '…'. Without any common or different words, the whole text is one unmarked stretch.
 */
export function stretchesOf(text: string, other: string): Stretch[] {
  const pieces = compareWords(wordsOf(text), wordsOf(other));
  const haveMuchInCommon = pieces.some(({ change }) => change === 'same');
  if (!haveMuchInCommon || pieces.length === 1) return [{ text, isOwn: false }];
  return pieces.flatMap(({ change, words }, at) => {
    if (change === 'added') return [];
    if (change === 'same')
      return { text: cut(words, at > 0, at < pieces.length - 1), isOwn: false };
    const own = joined(words);
    const bare = own.trimEnd();
    // the space after a word is not marked
    return [
      { text: bare, isOwn: true },
      { text: own.slice(bare.length), isOwn: false },
    ];
  });
}

/** The text of `words`; a long stretch keeps only the words next to a difference before (`follows`) or after it. */
function cut(words: readonly Word[], follows: boolean, precedes: boolean): string {
  if (words.length < CUT_FROM_WORDS) return joined(words);
  const start = follows ? joined(words.slice(0, CONTEXT_WORDS)) : '';
  const end = precedes ? joined(words.slice(-CONTEXT_WORDS)) : '';
  return `${start}… ${end}`;
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join('');

/** A value as text: HTML without its tags but with the addresses in them, a row of a list as its values without the id. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.map(textOf).join(typeof value[0] === 'object' ? '\n' : ', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name, part]) => name !== 'id' && part !== '')
      .map(([, part]) => textOf(part))
      .join(' ');
  return String(value)
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<(?:img|video|source|track) [^>]*>/gi, mediaOf)
    .replace(/<\/(p|h[1-6]|li|blockquote|pre|tr)>/g, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .trim();
}

/** The words and addresses of a picture or a film. */
function mediaOf(tag: string): string {
  const values = tag.matchAll(/ (?:src|srcset|poster|alt)="([^"]+)"/gi);
  return `[${[...values].map(([, value]) => value).join(' ')}]`;
}
