// The labels of the kinds of hits, and the address of a search.
import type { SearchKind } from '#db/contract/search.ts';

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

/** The address of the results for `q`, of all kinds or of one. */
export function searchHref(q: string, kind?: SearchKind): string {
  return `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}
