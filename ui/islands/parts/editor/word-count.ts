// How long a text is, for the one who writes it.

/** Words a person reads in a minute on a screen. */
const WORDS_PER_MINUTE = 220;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** The number of words and the whole minutes they take, at least one when there is anything to read. */
export function wordCount(text: string): { words: number; minutes: number } {
  const words = text.match(WORD)?.length ?? 0;
  return { words, minutes: Math.ceil(words / WORDS_PER_MINUTE) };
}

/** `1 word · 1 min read`. */
export function lengthInWords(text: string): string {
  const { words, minutes } = wordCount(text);
  const count = `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}`;
  return words === 0 ? count : `${count} · ${minutes} min read`;
}
