// What HTML may be stored: what the editor can make, nothing that runs (contract §3).
import sanitizeHtml from 'sanitize-html';

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

const OPTIONS: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'hr',
      'div',
      'span',
      'blockquote',
      'pre',
      'code',
    ],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
      'kbd',
      'abbr',
      'cite',
      'q',
      'time',
    ],
    ...[
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'a',
      'img',
      'picture',
      'source',
      'figure',
      'figcaption',
      'video',
      'track',
    ],
    ...[
      'table',
      'caption',
      'colgroup',
      'col',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'details',
      'summary',
    ],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'title', 'style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'srcset', 'sizes'],
    source: ['src', 'srcset', 'type', 'media', 'sizes'],
    video: [
      'src',
      'poster',
      'controls',
      'width',
      'height',
      'muted',
      'loop',
      'playsinline',
      'preload',
    ],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    ol: ['start', 'type', 'reversed'],
    li: ['value', 'data-list'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    abbr: ['title'],
    details: ['open'],
    mark: ['data-color'],
    pre: ['data-language', 'spellcheck'],
  },
  // the editor's own classes only, so that stored content cannot dress up as the site's interface
  allowedClasses: { '*': ['ql-*', 'language-*', 'align-*', 'size-*', 'font-*', 'indent-*'] },
  // `withCleanStyle` does it, and leaves what is allowed as it was written
  parseStyleAttributes: false,
  allowedEmptyAttributes: ['alt', 'controls', 'muted', 'loop', 'playsinline', 'open', 'reversed'],
  selfClosing: ['br', 'hr', 'img', 'source', 'track', 'col'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    source: ['http', 'https'],
    video: ['http', 'https'],
    track: ['http', 'https'],
  },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withoutOpener(attribs) }),
    '*': (tagName, attribs) => ({ tagName, attribs: withCleanStyle(attribs) }),
  },
};

/**
 * Returns `html` with everything removed that is not on the allow-list, written as a browser writes it.
 * What the editor makes comes back byte for byte; cleaning twice changes nothing more.
 */
export function sanitiseHtml(html: string): string {
  // in text and attributes `>` is escaped by now, so each of these ends an element without content
  return sanitizeHtml(html, OPTIONS).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}

/** A page that opens in another tab must not be able to steer the one it came from. */
function withoutOpener(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { target, rel } = attribs;
  if (target === undefined || rel?.split(/\s+/).includes('noopener')) return attribs;
  return { ...attribs, rel: 'noopener noreferrer' };
}

function withCleanStyle(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { style, ...others } = attribs;
  if (style === undefined) return attribs;
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  const allowed = declarations.filter(isAllowedDeclaration);
  if (allowed.length === 0) return others;
  return allowed.length === declarations.length
    ? attribs
    : { ...attribs, style: allowed.map((declaration) => declaration.trim()).join('; ') };
}

function isAllowedDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const value = declaration.slice(colon + 1).trim();
  return STYLES.get(declaration.slice(0, colon).trim())?.some((it) => it.test(value)) ?? false;
}
