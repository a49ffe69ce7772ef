// Turns absolute links to the site itself into paths.

/** An http(s) address, split into host and path. A path that browsers would read as another host does not match. */
const ADDRESS = /^https?:\/\/([^/\\?#\s]+)(\/(?![/\\\s]).*)$/is;
const HREF = /(\shref=")(https?:[^"]*)/gi;

/** The path of an address on `origin`, with query and fragment; any other `href` unchanged. */
export function toRelativeHref(href: string, origin: string | null): string {
  const [, host, path] = ADDRESS.exec(href) ?? [];
  const isOwn = origin !== null && host?.toLowerCase() === new URL(origin).host;
  return isOwn && path ? path : href;
}

/** Applies `toRelativeHref` to all links in clean HTML, or in the texts and `href` fields of a value. */
export function withRelativeHrefs<Content>(content: Content, origin: string | null): Content {
  const own = (value: unknown, name?: string): unknown => {
    if (typeof value === 'string' && name === 'href') return toRelativeHref(value, origin);
    if (typeof value === 'string')
      return value.replace(
        HREF,
        (_, start: string, href: string) => start + toRelativeHref(href, origin),
      );
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => own(each));
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, own(field, key)]));
  };
  return origin === null ? content : (own(content) as Content);
}
