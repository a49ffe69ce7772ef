// The length of a text: words and reading time.

/** Reading speed on a screen. */
const WORDS_PER_MINUTE = 220;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** The number of words in a text. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Formats a word count as `1 word · 1 min read`. Minutes are rounded up. */
export function formatWordCount(words: number): string {
  const count = `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}`;
  return words === 0 ? count : `${count} · ${Math.ceil(words / WORDS_PER_MINUTE)} min read`;
}
