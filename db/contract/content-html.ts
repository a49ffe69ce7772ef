// What content HTML may hold (contract §3): the server cleans by it, the editor says by it what a save would remove.

/** Elements that stay; of all others only the text does. */
export const CONTENT_TAGS = words(`
  h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code
  strong b em i u s del ins mark small sub sup kbd abbr cite q time
  ul ol li dl dt dd a img picture source figure figcaption video track
  table caption colgroup col thead tbody tfoot tr th td details summary`);

/** Attributes by element; `*` may stand on all. */
export const CONTENT_ATTRIBUTES: Record<string, string[]> = {
  '*': words('dir lang title style'),
  a: words('href target rel'),
  img: words('src alt width height loading srcset sizes'),
  source: words('src srcset type media sizes'),
  video: words('src poster controls width height muted loop playsinline preload'),
  track: words('src kind srclang label default'),
  ol: words('start type reversed'),
  li: words('value data-list'),
  td: words('colspan rowspan'),
  th: words('colspan rowspan scope'),
  col: words('span'),
  colgroup: words('span'),
  time: words('datetime'),
  abbr: words('title'),
  details: words('open'),
  mark: words('data-color'),
  pre: words('data-language spellcheck'),
};

/** The editor's own classes only, so that stored content cannot dress up as the site's interface. */
export const CONTENT_CLASSES = words('ql-* language-* align-* size-* font-* indent-*');

/** Where links may lead (spec §5). */
export const LINK_SCHEMES = words('http https mailto tel');

const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]+$/i,
  /^rgba?\([\d\s.,%/]+\)$/i,
  /^hsla?\([\d\s.,%/deg]+\)$/i,
];
const LENGTH = [/^\d+(\.\d+)?(px|em|rem|%)$/];
/** The properties that a style attribute may set, and to what. */
const STYLES = new Map<string, RegExp[]>([
  ['color', COLOUR],
  ['background-color', COLOUR],
  ['text-align', [/^(left|right|center|justify|start|end)$/]],
  ['direction', [/^(ltr|rtl)$/]],
  ['font-size', LENGTH],
  ['font-family', [/^(serif|sans-serif|monospace)$/]],
  ['width', LENGTH],
  ['height', [...LENGTH, /^auto$/]],
]);

/** Whether one `property: value` of a style attribute may stay. */
export function isAllowedDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const value = declaration.slice(colon + 1).trim();
  return STYLES.get(declaration.slice(0, colon).trim())?.some((it) => it.test(value)) ?? false;
}

/**
 * Whether a link may lead to `address`: one of the schemes, or a place of this site. What browsers skip while reading an
 * address (spaces, control characters) is skipped here too, so that no scheme hides behind it.
 */
export function isAllowedLink(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const read = address.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  if (read === '' || /^[/\\]{2}/.test(read)) return false;
  const scheme = /^([^/?#\\]*?):/.exec(read)?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}

/** Whether a picture or film may come from `address`: http(s) or a place of this site (contract §5). */
export function isAllowedMedia(address: string): boolean {
  return isAllowedLink(address) && !/^\s*(mailto|tel):/i.test(address);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
