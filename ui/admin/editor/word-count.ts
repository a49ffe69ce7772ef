// How long a text is, for the one who writes it.

/** Words a person reads in a minute on a screen. */
const WORDS_PER_MINUTE = 220;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** `1 word · 1 min read`: whole minutes, at least one when there is anything to read. */
export function lengthInWords(words: number): string {
  const count = `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}`;
  return words === 0 ? count : `${count} · ${Math.ceil(words / WORDS_PER_MINUTE)} min read`;
}
