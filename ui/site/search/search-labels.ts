// What the kinds of hits are called, and where a search has its address.
import type { SearchKind } from '#db/contract/search.ts';

/** One of them. */
export const KIND_LABELS: Record<SearchKind, string> = {
  article: 'Article',
  'case-study': 'Case study',
  service: 'Service',
  question: 'Question',
  page: 'Page',
  person: 'Person',
  partner: 'Partner',
};

/** Several of them, as filters are called. */
export const KIND_FILTER_LABELS: Record<SearchKind, string> = {
  article: 'Articles',
  'case-study': 'Case studies',
  service: 'Services',
  question: 'Questions',
  page: 'Pages',
  person: 'People',
  partner: 'Partners',
};

/** The address of a search. */
export function searchHref(q: string, kind?: SearchKind): string {
  return `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
}
