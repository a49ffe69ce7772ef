// The allow-list for content HTML (docs/contract.md, HTML). The server sanitises with it, and the editor warns of content that a
// save would remove.
import { isPageId } from './page-ids.ts';
import { SLUG_PATTERN } from './slug.ts';

/** The allowed elements. Other elements are replaced by their text. */
export const CONTENT_TAGS = wordList(`
  h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code
  strong b em i u s del ins mark small sub sup kbd abbr cite q time
  ul ol li dl dt dd a img picture source figure figcaption video track
  table caption colgroup col thead tbody tfoot tr th td details summary`);

/** The allowed attributes by element; those of `*` are allowed on all. */
export const CONTENT_ATTRIBUTES: Record<string, string[]> = {
  '*': wordList('dir lang title style'),
  // for links to the heading
  h2: wordList('id'),
  h3: wordList('id'),
  h4: wordList('id'),
  a: wordList('href target rel'),
  img: wordList('src alt width height loading srcset sizes'),
  source: wordList('src srcset type media sizes'),
  video: wordList('src poster controls width height muted loop playsinline preload'),
  track: wordList('src kind srclang label default'),
  ol: wordList('start type reversed'),
  li: wordList('value data-list'),
  td: wordList('colspan rowspan'),
  th: wordList('colspan rowspan scope'),
  col: wordList('span'),
  colgroup: wordList('span'),
  time: wordList('datetime'),
  abbr: wordList('title'),
  details: wordList('open'),
  mark: wordList('data-color'),
  pre: wordList('data-language spellcheck'),
};

/** Only the editor's own classes are allowed, so that stored content cannot imitate the site's interface. */
export const CONTENT_CLASSES = wordList(`
  ql-* language-* align-* size-* font-* indent-*
  callout-note callout-tip callout-warning link-button link-video link-card figure-row figure-gallery`);

/** Whether a heading may have this id: in the form of an anchor, and not used by the page itself. */
export function isAllowedAnchor(id: string): boolean {
  return SLUG_PATTERN.test(id) && !isPageId(id);
}

/** The allowed schemes of links. */
export const LINK_SCHEMES = wordList('http https mailto tel');

const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]+$/i,
  /^rgba?\([\d\s.,%/]+\)$/i,
  /^hsla?\([\d\s.,%/deg]+\)$/i,
];
const LENGTH = [/^\d+(\.\d+)?(px|em|rem|%)$/];
/** The allowed properties of a style attribute, with their allowed values. */
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

/** Whether one `property: value` of a style attribute is allowed. */
export function isAllowedDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const value = declaration.slice(colon + 1).trim();
  return STYLES.get(declaration.slice(0, colon).trim())?.some((it) => it.test(value)) ?? false;
}

/**
 * Whether a link to `address` is allowed: one of the schemes, or a page of this site. Characters that browsers skip in an
 * address (spaces, control characters) are skipped here too, so that they cannot hide a scheme.
 */
export function isAllowedLink(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const read = address.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  if (read === '' || /^[/\\]{2}/.test(read)) return false;
  const scheme = /^([^/?#\\]*?):/.exec(read)?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}

/** Whether a picture or video may be loaded from `address`: http(s), or a path of this site. */
export function isAllowedMedia(address: string): boolean {
  return isAllowedLink(address) && !/^\s*(mailto|tel):/i.test(address);
}

function wordList(text: string): string[] {
  return text.trim().split(/\s+/);
}
