// Shortens text without breaking characters.

/** The first `maxChars` of `text`, without a part of a character at the end, such as half a flag. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = new Intl.Segmenter().segment(text).containing(maxChars)?.index;
  // a letter can have more marks than the text may be long
  return end ? text.slice(0, end) : text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, '');
}
