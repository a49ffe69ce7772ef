// Plain words as HTML.

/**
 * A blank line begins a paragraph, a single break stays one; what looks like HTML is shown as it was typed. What stands at the
 * end stays there, so that somebody who is typing goes on behind it: HTML keeps a last space only as a no-break space.
 */
export function paragraphsOf(text: string): string {
  if (text.trim() === '') return '';
  return text
    .trimStart()
    .replace(/ $/, '\u00a0')
    .split(/\s*\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trimStart()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
