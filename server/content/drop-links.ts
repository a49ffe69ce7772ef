// Removes links from a content. Links are the `href` of a button or an entry, and the links in formatted texts.

/** The addresses on this site that the content links to. */
export function linksIn(content: unknown): string[] {
  if (typeof content === 'string')
    return content.includes('href="/')
      ? [...content.matchAll(HREF)].map(([, href = '']) => href)
      : [];
  if (typeof content !== 'object' || content === null) return [];
  const { href } = content as { href?: unknown };
  const own = typeof href === 'string' && href.startsWith('/') ? [href] : [];
  return [...own, ...Object.values(content).flatMap(linksIn)];
}

const HREF = /\shref="(\/[^"]*)"/g;

/**
 * The content without the links for which `isGone` is true: a list entry is removed, a button loses its address, a link in a
 * text becomes plain text, and a button or card in a text is removed. Returns the same object when nothing is removed.
 */
export function dropLinks<Content>(content: Content, isGone: (href: string) => boolean): Content {
  if (!linksIn(content).some(isGone)) return content;
  const hasGone = (value: unknown) => {
    const href = typeof value === 'object' && value !== null && 'href' in value && value.href;
    return typeof href === 'string' && href.startsWith('/') && isGone(href);
  };
  const drop = (value: unknown): unknown => {
    if (typeof value === 'string') return dropFromHtml(value, isGone);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.filter((each) => !hasGone(each)).map(drop);
    const fields = Object.entries(value).map(([name, field]) => [name, drop(field)]);
    return { ...Object.fromEntries(fields), ...(hasGone(value) && { href: '' }) };
  };
  return drop(content) as Content;
}

/** Stored HTML is sanitised: attribute values are in double quotes, and links are not nested. */
const LINK = /<a\b[^>]*\shref="(\/[^"]*)"[^>]*>([^<]*(?:<(?!\/a>)[^<]*)*)<\/a>/g;
const BUTTON = new RegExp(
  String.raw`<p\b[^>]*\sclass="[^"]*\blink-(?:button|card)\b[^"]*"[^>]*>\s*${LINK.source}\s*</p>`,
  'g',
);

function dropFromHtml(html: string, isGone: (href: string) => boolean): string {
  if (!html.includes('href="/')) return html;
  return html
    .replace(BUTTON, (button, href: string) => (isGone(href) ? '' : button))
    .replace(LINK, (link, href: string, text: string) => (isGone(href) ? text : link));
}
