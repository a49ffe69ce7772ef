// The summary of an article, for search engines and shared links.
import type { Post } from '#db/contract/posts.ts';
import { plainText } from '#db/queries/plain-text.ts';
import { truncate } from '#ui/kit/truncate.ts';

const SUMMARY_MAX_CHARS = 155;
/** As much of the HTML as a summary can need. */
const SOURCE_MAX_CHARS = 5000;

/** The excerpt, else the beginning of the text. */
export function summaryOf({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>): string {
  if (excerpt) return excerpt;
  const text = plainText(content.slice(0, SOURCE_MAX_CHARS)).replace(/\s+/g, ' ').trim();
  return truncate(text, SUMMARY_MAX_CHARS);
}
