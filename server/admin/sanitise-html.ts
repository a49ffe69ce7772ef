// Removes from HTML everything that may not be stored (docs/contract.md, HTML). The only source of `CleanHtml`.
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '#db/contract/clean-html.ts';
import {
  CONTENT_ATTRIBUTES,
  CONTENT_CLASSES,
  CONTENT_TAGS,
  isAllowedAnchor,
  isAllowedDeclaration,
  LINK_SCHEMES,
} from '#db/contract/content-html.ts';
import { InvalidInputError } from '#db/errors.ts';

/** Far deeper than any real text; a recursive walk of the elements fails on thousands of levels. */
const DEPTH_MAX = 100;
/** The parser takes time for each open element at each tag, so the server would stand still for minutes. */
const PARSED_DEPTH_MAX = 1000;
/** More than a book has. Each takes time in the save and in every rendering. */
const ELEMENTS_MAX = 50_000;

const OPTIONS: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: CONTENT_TAGS,
  nestingLimit: DEPTH_MAX,
  allowedAttributes: CONTENT_ATTRIBUTES,
  allowedClasses: { '*': CONTENT_CLASSES },
  // `withCleanStyle` checks styles and keeps allowed ones as they were written
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
    '*': (tagName, attribs) => ({ tagName, attribs: withCleanId(withCleanStyle(attribs)) }),
  },
};

/**
 * Removes everything from `html` that is not on the allow-list, and serialises the rest as a browser does.
 * HTML from the editor is returned byte for byte. Sanitising twice equals sanitising once. Throws `InvalidInputError` when
 * elements are more than 1,000 deep, or more than 50,000.
 */
export function sanitiseHtml(html: string): CleanHtml {
  let depth = 0;
  let count = 0;
  const options = {
    ...OPTIONS,
    onOpenTag() {
      depth += 1;
      count += 1;
      if (count > ELEMENTS_MAX)
        throw new InvalidInputError('The text has more than 50,000 HTML elements');
      if (depth > PARSED_DEPTH_MAX) throw new InvalidInputError('The text is nested too deeply');
    },
    onCloseTag() {
      depth -= 1;
    },
  };
  // `>` is escaped in text and attributes, so each ` />` ends a void element
  const clean = sanitizeHtml(html, options).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
  return clean as CleanHtml;
}

/** Adds `noopener`: a page in a new tab must not control the page that opened it. */
function withoutOpener(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { target, rel } = attribs;
  if (target === undefined || rel?.split(/\s+/).includes('noopener')) return attribs;
  return { ...attribs, rel: 'noopener noreferrer' };
}

function withCleanId(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { id, ...others } = attribs;
  return id === undefined || isAllowedAnchor(id) ? attribs : others;
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
