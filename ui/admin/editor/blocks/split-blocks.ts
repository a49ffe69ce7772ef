// Splits stored HTML into blocks without changing a byte.
import { INLINE, TAG, VOID } from '#ui/admin/editor/source/html-tags.ts';

/**
 * The outermost elements of `html`, each with the white space after it. A run of text and inline elements is one block.
 * Badly nested HTML is one block up to the point where it is well nested again. The blocks joined are `html`.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  let inLine = false;
  const cut = (at: number) => {
    if (at > start) blocks.push(html.slice(start, at));
    start = at;
    inLine = false;
  };
  let last = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, closing, name = ''] = match;
    const at = match.index;
    if (depth === 0 && html.slice(last, at).trim() !== '') {
      if (!inLine) cut(spaceEnd(html, last));
      inLine = true;
    }
    last = at + tag.length;
    if (closing) {
      depth = Math.max(0, depth - 1);
    } else {
      const isInline = INLINE.test(name);
      if (depth === 0 && !(inLine && isInline)) {
        cut(at);
        inLine = isInline;
      }
      if (!VOID.test(name) && !tag.startsWith('<!--')) depth++;
    }
    if (depth === 0 && !inLine) cut(spaceEnd(html, last));
  }
  if (depth === 0 && !inLine && html.slice(last).trim() !== '') cut(spaceEnd(html, last));
  cut(html.length);
  return blocks;
}

function spaceEnd(html: string, from: number): number {
  const length = html.slice(from).search(/\S/);
  return length < 0 ? html.length : from + length;
}
