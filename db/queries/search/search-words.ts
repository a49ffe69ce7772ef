// The words of a search: extracting them, marking them in a text, and correcting them by one letter.
import type { SearchSpan } from '#db/contract/search.ts';
import { cutText } from '#db/contract/text/cut-text.ts';

const WORDS_MAX = 8;
const WORD_MAX_CHARS = 40;
/** Shorter words are too similar to each other to be corrected. */
const GUESS_MIN_CHARS = 4;
const GUESS_MAX_CHARS = 16;
/** More different words than a book has: indexing hundreds of thousands would block the process for seconds. */
const TOKENS_MAX = 20_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** One word of a text. */
export const TOKEN = /[\p{L}\p{N}\p{M}]+/gu;
/** The part of an item's text that is searched for a snippet; more would take too long. */
const SNIPPET_WITHIN_CHARS = 40_000;
const SNIPPET_CHARS = 180;
const SNIPPET_BEFORE_CHARS = 50;

/** The text without accents and capitals, as in the index. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  // a lone combining mark folds to an empty text
  return (text.match(TOKEN) ?? []).map(fold).filter((word) => word !== '');
}

/** The folded words of a visitor's query, at most eight. */
export function wordsOf(query: string): string[] {
  return foldedWords(query)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, WORD_MAX_CHARS));
}

/**
 * All folded words of a text, without duplicates, at most 20,000; words with an inner capital also in parts, so that 'commerce'
 * finds 'eCommerce'. The index holds these tokens, so this function alone defines a word.
 */
export function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>();
  // most words occur several times in a text
  for (const token of new Set(text.match(TOKEN))) {
    if (tokens.size >= TOKENS_MAX) break;
    for (const part of partsOf(token)) tokens.add(part);
  }
  tokens.delete('');
  return tokens;
}

/** The prefix of title words in the index, so that titles can be searched without reading the texts. */
export const TITLE_MARK = '\uE000';

/** A query of the full-text index: every word, or with a prefix match unless `whole`; null without words. */
export function matchQuery(
  words: readonly string[],
  { whole = false, inTitle = false } = {},
): string | null {
  if (words.length === 0) return null;
  const mark = inTitle ? TITLE_MARK : '';
  // too many words begin with a single letter
  return words.map((word) => `"${mark}${word}"${whole || word.length === 1 ? '' : '*'}`).join(' ');
}

/** The whole text with the words marked. */
export function markWords(text: string, words: readonly string[]): SearchSpan[] {
  const spans: SearchSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (!isMatch(match[0], words)) continue;
    if (match.index > end) spans.push({ text: text.slice(end, match.index), mark: false });
    spans.push({ text: match[0], mark: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end), mark: false });
  return spans;
}

/** The part of the text around the first of the words, marked; null when it contains none. */
export function snippetOf(text: string, words: readonly string[]): SearchSpan[] | null {
  const within = text.slice(0, SNIPPET_WITHIN_CHARS).replaceAll(/\s+/g, ' ').trim();
  for (const match of within.matchAll(TOKEN))
    if (isMatch(match[0], words)) return markWords(cutAround(within, match.index), words);
  return null;
}

/** The beginning of a text, with the length of a snippet. */
export function beginningOf(text: string): string {
  return cutAround(
    text
      .slice(0, 2 * SNIPPET_CHARS)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    0,
  );
}

/** Words that differ from this one by one inserted, missing, changed or swapped letter. Empty for short and long words. */
export function spellingCandidates(word: string): string[] {
  if (word.length < GUESS_MIN_CHARS || word.length > GUESS_MAX_CHARS) return [];
  const guesses = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      guesses.add(before + letter + after);
      if (after) guesses.add(before + letter + after.slice(1));
    }
    if (after) guesses.add(before + after.slice(1));
    if (after.length > 1) guesses.add(before + after[1] + after[0] + after.slice(2));
  }
  guesses.delete(word);
  return [...guesses];
}

function isMatch(token: string, words: readonly string[]): boolean {
  const parts = partsOf(token);
  return words.some((word) =>
    parts.some((part) => (word.length > 1 ? part.startsWith(word) : part === word)),
  );
}

function partsOf(token: string): string[] {
  const whole = fold(token);
  if (!/\p{Ll}\p{Lu}/u.test(token)) return [whole];
  return [whole, ...token.split(/(?<=\p{Ll})(?=\p{Lu})/u).map(fold)];
}

function cutAround(text: string, at: number): string {
  const space = text.indexOf(' ', at - SNIPPET_BEFORE_CHARS);
  const isNear = at <= SNIPPET_BEFORE_CHARS;
  const start = isNear ? 0 : space === -1 ? at : Math.min(space + 1, at);
  if (text.length - start <= SNIPPET_CHARS) return (start > 0 ? '…\u00a0' : '') + text.slice(start);
  const end = text.lastIndexOf(' ', start + SNIPPET_CHARS);
  const shown = end > at ? text.slice(start, end) : cutText(text.slice(start), SNIPPET_CHARS);
  return `${start > 0 ? '…\u00a0' : ''}${shown}\u00a0…`;
}
