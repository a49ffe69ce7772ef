// Footnotes of WordPress: the text of a post has only their numbers, its metadata their texts, and a block marks their place.
import { z } from 'zod';

const PLACE = /<!--\s*wp:footnotes\b(?:(?!<!--)[\s\S])*?-->/;
const footnotes = z.array(z.object({ content: z.string() }));

/** The content with the footnotes in `meta`, a JSON text, as a list in their place, or at its end. */
export function withFootnotes(content: string, meta: string | undefined): string {
  const notes = footnotesIn(meta);
  if (notes.length === 0) return content;
  const list = `<ol>${notes.map((note) => `<li>${note.content}</li>`).join('')}</ol>`;
  return PLACE.test(content) ? content.replace(PLACE, () => list) : `${content}\n\n${list}`;
}

function footnotesIn(meta: string | undefined): z.output<typeof footnotes> {
  try {
    return footnotes.parse(JSON.parse(meta ?? '[]'));
  } catch {
    return [];
  }
}
