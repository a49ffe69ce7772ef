// Shortens text without breaking characters.

/** The first `maxChars` of `text`, without a split character at the end. */
export function cutText(text: string, maxChars: number): string {
  return text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, '');
}
