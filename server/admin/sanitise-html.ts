// Removes from HTML everything that may not be stored (docs/contract.md, HTML). The only maker of `CleanHtml`.
import sanitizeHtml from 'sanitize-html';
import { type Cleaned, type CleanHtml, HTML_FIELDS } from '#db/contract/clean-html.ts';
import {
  CONTENT_ATTRIBUTES,
  CONTENT_CLASSES,
  CONTENT_TAGS,
  isAllowedDeclaration,
  LINK_SCHEMES,
} from '#db/contract/content-html.ts';

const OPTIONS: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: CONTENT_TAGS,
  allowedAttributes: CONTENT_ATTRIBUTES,
  allowedClasses: { '*': CONTENT_CLASSES },
  // `withCleanStyle` does it, and leaves what is allowed as it was written
  parseStyleAttributes: false,
  allowedEmptyAttributes: ['alt', 'controls', 'muted', 'loop', 'playsinline', 'open', 'reversed'],
  selfClosing: ['br', 'hr', 'img', 'source', 'track', 'col'],
  allowedSchemes: LINK_SCHEMES,
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
export function sanitiseHtml(html: string): CleanHtml {
  // in text and attributes `>` is escaped by now, so each of these ends an element without content
  const clean = sanitizeHtml(html, OPTIONS).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
  return clean as CleanHtml;
}

/** Returns the fields of an item, or of its draft, with their HTML sanitised. Other fields stay as they are. */
export function cleanFields<Fields extends object>(fields: Fields): Cleaned<Fields> {
  const values = fields as Record<string, unknown>;
  const clean = HTML_FIELDS.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, sanitiseHtml(value)]] : [];
  });
  return { ...fields, ...Object.fromEntries(clean) } as Cleaned<Fields>;
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
