// The length of a text: words and reading time.

/** Reading speed on a screen. */
const WORDS_PER_MINUTE = 220;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** The number of words in a text. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Formats a word count as `1 word · 1 min read`, with a goal as `12 of 800 words · 1 min read`. Minutes are rounded up. */
export function formatWordCount(words: number, goal = 0): string {
  const number = words.toLocaleString('en-GB');
  const count =
    goal > 0
      ? `${number} of ${goal.toLocaleString('en-GB')} words`
      : `${number} ${words === 1 ? 'word' : 'words'}`;
  return words === 0 ? count : `${count} · ${Math.ceil(words / WORDS_PER_MINUTE)} min read`;
}
