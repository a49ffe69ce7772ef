// The text of HTML for summaries and the search index: without tags, and with the entities of sanitised HTML decoded.

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of `html` without its code samples, for excerpts; `html` may be cut off within one. */
export function proseOf(html: string): string {
  return plainText(html.replace(/<pre\b[\s\S]*?(?:<\/pre>|$)/gi, ' '));
}

/** The text of `html`, with white space between blocks. */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span|sub|sup|mark|code|small)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ');
  return decodeEntities(text);
}

/** The text with the entities of sanitised HTML decoded; a non-breaking space becomes an ordinary one. */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
