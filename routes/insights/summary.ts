// What an article is about, in one or two sentences for search engines and shared links.
import type { Post } from '#db/contract/posts.ts';
import { plainText } from '#db/queries/plain-text.ts';
import { truncate } from '#ui/kit/truncate.ts';

const SUMMARY_MAX_CHARS = 155;
/** More of the HTML than a summary can need. */
const READ_CHARS = 5000;

/** The excerpt; without one the beginning of the text. */
export function summaryOf({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>): string {
  if (excerpt) return excerpt;
  const words = plainText(content.slice(0, READ_CHARS)).replace(/\s+/g, ' ').trim();
  return truncate(words, SUMMARY_MAX_CHARS);
}
