// The labels of the kinds of hits, and the address of a search.
import type { SearchKind } from '#db/contract/search.ts';
import { SEARCH_COUNTED_MAX } from '#db/limits.ts';

/** Singular labels, for a hit. */
export const KIND_LABELS: Record<SearchKind, string> = {
  article: 'Article',
  'case-study': 'Case study',
  service: 'Service',
  question: 'Question',
  page: 'Page',
  person: 'Person',
  partner: 'Partner',
};

/** Plural labels, for a filter. */
export const KIND_FILTER_LABELS: Record<SearchKind, string> = {
  article: 'Articles',
  'case-study': 'Case studies',
  service: 'Services',
  question: 'Questions',
  page: 'Pages',
  person: 'People',
  partner: 'Partners',
};

/** The sum of the results of some kinds; with a plus where there may be more, because those of a kind are counted up to a limit. */
export function countText(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.some((count) => count >= SEARCH_COUNTED_MAX) ? `${total}+` : String(total);
}

/** The address of the results for `q`, of all kinds or of one. */
export function searchHref(q: string, kind?: SearchKind): string {
  return `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}
