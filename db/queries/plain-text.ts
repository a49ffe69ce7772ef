// The words of HTML, for searching: no tags, and the entities that sanitised content holds as characters.

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a reader sees of `html`, blocks apart from each other, white space as it comes. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span|sub|sup|mark|code|small)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
