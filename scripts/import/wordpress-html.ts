// The HTML of a WordPress post: block comments are removed, captions become figures, and texts of the classic editor get
// paragraphs.
import type { LegacyText } from './legacy-post.ts';
import { addParagraphs } from './paragraphs.ts';

// each pattern stops at its own beginning, so that a text with many unclosed openings takes linear time
const BLOCK_COMMENT = /<!--\s*\/?wp:(?:(?!<!--)[\s\S])*?-->/g;
/** Comments that mark the end of the teaser or of a page. */
const PAGE_COMMENT = /<!--\s*(?:more|nextpage|noteaser)(?:(?!<!--)[\s\S])*?-->/g;
const CAPTION = /\[(caption|wp_caption)\b([^[\]]*)\]((?:(?!\[\1\b)[\s\S])*?)\[\/\1\]/g;
/** The picture in a caption shortcode, with the link around it, followed by the caption. */
const CAPTIONED = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/;
const CODE_ELEMENT = /<(pre|code)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
const SHORTCODE = /\[([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi;
const CLOSING_SHORTCODE = /\[\/([a-z][\w-]*)\]/gi;
const BUILT_IN_SHORTCODES = ['audio', 'embed', 'gallery', 'playlist', 'video'];

/** The HTML with paragraphs and figures, and a note on each shortcode that is kept as text. */
export function wordpressHtml(content: string): LegacyText {
  const isOfBlocks = BLOCK_COMMENT.test(content);
  BLOCK_COMMENT.lastIndex = 0;
  const plain = content
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_COMMENT, '')
    .replace(PAGE_COMMENT, '\n\n');
  const withFigures = plain.replace(CAPTION, toFigure);
  return {
    html: addParagraphs(withFigures, isOfBlocks ? 'blocks' : 'lines'),
    notes: shortcodesIn(withFigures).map((name) => `The shortcode [${name}] stays as text.`),
  };
}

function toFigure(whole: string, _: string, attributes: string, inner: string): string {
  const [, picture, after = ''] = CAPTIONED.exec(inner) ?? [];
  if (!picture) return whole;
  const oldStyle = /\scaption=(["'])([\s\S]*?)\1/.exec(attributes)?.[2] ?? '';
  const caption = after.trim() || oldStyle.trim();
  return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** The names of shortcodes, without duplicates. A single word in brackets may be the author's own, such as `[sic]`. */
function shortcodesIn(html: string): string[] {
  const text = html.replace(CODE_ELEMENT, '');
  const closed = new Set([...text.matchAll(CLOSING_SHORTCODE)].map(([, name]) => name));
  const names = [...text.matchAll(SHORTCODE)].flatMap(([, name = '', rest = '']) => {
    const isShortcode =
      BUILT_IN_SHORTCODES.includes(name) || /[_-]/.test(name) || /=/.test(rest) || closed.has(name);
    return isShortcode ? [name] : [];
  });
  return [...new Set(names)];
}
