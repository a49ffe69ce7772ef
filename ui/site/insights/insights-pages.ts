// The addresses and titles of the pages of the Insights list, and of those of authors and categories.
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import { slugOf } from '#db/contract/slug.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';

/** An empty string does not filter. */
export interface InsightsFilter {
  category: string;
  author: string;
}

export const EVERYTHING: InsightsFilter = { category: '', author: '' };

/** The address of a page of the list. */
export function insightsPage(page: number, filter: Partial<InsightsFilter>): string {
  const query = new URLSearchParams({
    ...setIn(filter),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/insights?${query}` : '/insights';
}

/** The query of `GET /api/posts` for a page of the list. */
export function insightsQuery(page: number, filter: InsightsFilter = EVERYTHING) {
  return {
    page: String(page),
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
    ...setIn(filter),
  } as const;
}

/** The page of an author or a category; a name without a letter or digit has none, and leads to the filtered list. */
export function archivePath(kind: PostNameKind, name: string): string {
  const slug = slugOf(name);
  return slug ? `${ARCHIVE_FOLDERS[kind]}/${slug}` : insightsPage(1, { [kind]: name });
}

/** The title of a page of the list. */
export function insightsTitle(page: number, filter: InsightsFilter): string {
  const on = filter.category && ` on ${filter.category}`;
  const by = filter.author && ` by ${filter.author}`;
  return `Insights${on}${by}${page === 1 ? '' : `, page ${page}`}`;
}

/** The count line of a filtered list: '8 articles on Data by Nadia Okonjo', or 'No article yet …'. */
export function insightsCount(total: number, { category, author }: InsightsFilter): string {
  const number =
    total === 0 ? 'No article yet' : `${total} ${total === 1 ? 'article' : 'articles'}`;
  return `${number}${category && ` on ${category}`}${author && ` by ${author}`}`;
}

/** The parts of a filter that are set. */
function setIn({ category, author }: Partial<InsightsFilter>): Partial<InsightsFilter> {
  return { ...(category && { category }), ...(author && { author }) };
}
