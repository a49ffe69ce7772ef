// Two letters that stand for a name.

/** First letters of the first and the last word, in capitals; one for a single word, '?' for none. Any script. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word = '') => firstLetter(word).toLocaleUpperCase('en-GB')).join('') || '?';
}

/** A letter with the marks on it is one letter. */
function firstLetter(word: string): string {
  return /^.\p{M}*/u.exec(word)?.[0] ?? '';
}
