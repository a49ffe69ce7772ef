// Converts plain text to HTML.
import { escapeText } from '#db/contract/text/escape-html.ts';

/**
 * A blank line begins a paragraph, a single line break stays one, and HTML is escaped. White space at the end is kept, so
 * that somebody who is typing can continue after it: HTML keeps a last space only as a no-break space.
 */
export function paragraphsOf(text: string): string {
  if (text.trim() === '') return '';
  return text
    .trimStart()
    .replace(/ $/, '\u00a0')
    .split(/\s*\n\s*\n/)
    .map((paragraph) => `<p>${escapeText(paragraph.trimStart()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
