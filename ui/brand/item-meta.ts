// How an item stands in search results and as a shared link. Its page and the form of its editor follow the same rules.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { plainText } from '#db/contract/plain-text.ts';
import type { Post } from '#db/contract/posts.ts';
import { SEARCH_DESCRIPTION_CHARS } from '#db/limits.ts';
import { truncate } from '#ui/kit/truncate.ts';

/** As much of the HTML as a summary can need. */
const SOURCE_MAX_CHARS = 5000;

export interface ItemMeta {
  /** Without the name of the site. */
  title: string;
  /** Empty where the item says nothing yet: then the site's description stands in. */
  description: string;
  /** The address of the picture; null where the site's own stands in. */
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

/** Of a post. */
export function postMeta(post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'>): ItemMeta {
  return { title: post.title, description: summaryOf(post), image: post.image || null };
}

/** Of a case study: the client and the headline, and the large picture before that of the card. */
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
