// The HTML of a WordPress post: block comments are removed, captions become figures, and a text of the classic editor gets its
// paragraphs.
import type { LegacyText } from './legacy-post.ts';
import { addParagraphs } from './paragraphs.ts';

// each pattern stops where it would start again: a text of openings without an end is read once
const BLOCK_COMMENT = /<!--\s*\/?wp:(?:(?!<!--)[\s\S])*?-->/g;
/** Where a post is cut in lists, or divided into pages. */
const CUTS = /<!--\s*(?:more|nextpage|noteaser)(?:(?!<!--)[\s\S])*?-->/g;
const CAPTION = /\[(caption|wp_caption)\b([^[\]]*)\]((?:(?!\[\1\b)[\s\S])*?)\[\/\1\]/g;
/** The picture of a caption, with a link around it. */
const CAPTIONED = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/;
const CODE = /<(pre|code)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
const SHORTCODE = /\[([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi;
const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const OF_WORDPRESS = ['audio', 'embed', 'gallery', 'playlist', 'video'];

/** The HTML with paragraphs and figures, and a note on each shortcode that stays as text. */
export function wordpressHtml(content: string): LegacyText {
  const isOfBlocks = BLOCK_COMMENT.test(content);
  BLOCK_COMMENT.lastIndex = 0;
  const plain = content.replace(/\r\n?/g, '\n').replace(BLOCK_COMMENT, '').replace(CUTS, '\n\n');
  const withFigures = plain.replace(CAPTION, toFigure);
  return {
    html: addParagraphs(withFigures, isOfBlocks ? 'blocks' : 'lines'),
    notes: shortcodesIn(withFigures).map((name) => `The shortcode [${name}] stays as text.`),
  };
}

function toFigure(whole: string, _: string, attributes: string, inner: string): string {
  const [, picture, after = ''] = CAPTIONED.exec(inner) ?? [];
  if (!picture) return whole;
  const former = /\scaption=(["'])([\s\S]*?)\1/.exec(attributes)?.[2] ?? '';
  const caption = after.trim() || former.trim();
  return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** The names of shortcodes. A single word in brackets may be one of the author: `[sic]`. */
function shortcodesIn(html: string): string[] {
  const text = html.replace(CODE, '');
  const closed = new Set([...text.matchAll(CLOSING)].map(([, name]) => name));
  const names = [...text.matchAll(SHORTCODE)].flatMap(([, name = '', rest = '']) => {
    const isOne =
      OF_WORDPRESS.includes(name) || /[_-]/.test(name) || /=/.test(rest) || closed.has(name);
    return isOne ? [name] : [];
  });
  return [...new Set(names)];
}
