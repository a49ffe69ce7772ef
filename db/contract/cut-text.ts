// Shortening of text that stays valid text.

/** The first `maxChars` of `text`, without half a character at the end. */
export function cutText(text: string, maxChars: number): string {
  return text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, '');
}
