// What HTML may be stored: what the editor can make, nothing that runs (contract §3).
import sanitizeHtml from 'sanitize-html';

const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]+$/i,
  /^rgba?\([\d\s.,%/]+\)$/i,
  /^hsla?\([\d\s.,%/deg]+\)$/i,
];
const LENGTH = [/^\d+(\.\d+)?(px|em|rem|%)$/];

const OPTIONS: sanitizeHtml.IOptions = {
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
    pre: ['data-language', 'spellcheck'],
  },
  // the editor's own classes only, so that stored content cannot dress up as the site's interface
  allowedClasses: { '*': ['ql-*', 'language-*', 'align-*', 'size-*', 'font-*', 'indent-*'] },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'background-color': COLOUR,
      'text-align': [/^(left|right|center|justify|start|end)$/],
      direction: [/^(ltr|rtl)$/],
      'font-size': LENGTH,
      width: LENGTH,
      height: [...LENGTH, /^auto$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    source: ['http', 'https'],
    video: ['http', 'https'],
    track: ['http', 'https'],
  },
  allowProtocolRelative: false,
  transformTags: {
    // a new tab must not be able to steer the page it came from
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Returns `html` with everything removed that is not on the allow-list. Cleaning twice changes nothing more. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
