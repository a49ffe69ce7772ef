// The metadata of an item for search results and shared links. Its page and its editing form use the same rules.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Post } from '#db/contract/posts.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import { SEARCH_DESCRIPTION_CHARS } from '#db/limits.ts';
import { truncate } from '#ui/kit/truncate.ts';

/** A summary never needs more of the HTML than this. */
const SOURCE_MAX_CHARS = 5000;

export interface ItemMeta {
  /** The title without the site's name. */
  title: string;
  /** Empty for an item without text; its page then has the site's description. */
  description: string;
  /** The address of the picture; null when the site's own is used. */
  image: string | null;
}

/** The name of the site follows the title of each page: 'Insights | Verso'. */
export function titleWithSite(title: string, site: string): string {
  return `${title} | ${site}`;
}

/** The excerpt, else the beginning of the text. */
export function summaryOf({
  excerpt,
  content,
}: {
  excerpt: string | null;
  content: string;
}): string {
  if (excerpt) return excerpt;
  const text = plainText(content.slice(0, SOURCE_MAX_CHARS)).replace(/\s+/g, ' ').trim();
  return truncate(text, SEARCH_DESCRIPTION_CHARS);
}

/** The metadata of a post. */
export function postMeta(post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'>): ItemMeta {
  return { title: post.title, description: summaryOf(post), image: post.image || null };
}

/** The metadata of a case study: client and headline, and the large picture, else that of the card. */
export function caseStudyMeta({
  title,
  caseStudyTitle,
  description,
  mainImage,
  gridImage,
}: Pick<
  CaseStudy,
  'title' | 'caseStudyTitle' | 'description' | 'mainImage' | 'gridImage'
>): ItemMeta {
  return {
    title: caseStudyTitle ? `${title}: ${caseStudyTitle}` : title,
    description,
    image: mainImage || gridImage || null,
  };
}
