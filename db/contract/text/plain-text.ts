// The text of HTML for summaries and the search index: without tags, and with the entities of sanitised HTML decoded.

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of `html` without its code samples, for excerpts; `html` may be cut off within one. */
export function proseOf(html: string): string {
  return plainText(html.replace(/<pre\b[\s\S]*?(?:<\/pre>|$)/gi, ' '));
}

/** The text of `html`, with white space between blocks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span|sub|sup|mark|code|small)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
