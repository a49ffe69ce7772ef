// The two filters of /case-studies (docs/contract.md, Case-study list): the same rule on the server and in the browser.
import type { CaseStudy } from '#db/contract/case-studies.ts';

/** '' does not filter. */
export interface CaseStudyFilter {
  category: string;
  sector: string;
}

type Filtered = Pick<CaseStudy, 'categories' | 'sector'>;

/** Whether a study matches both parts of the filter exactly. */
export function matchesFilter(study: Filtered, { category, sector }: CaseStudyFilter): boolean {
  return (
    (category === '' || study.categories.includes(category)) &&
    (sector === '' || study.sector === sector)
  );
}

/** The distinct categories and sectors of `studies`, each sorted. */
export function filterOptions(studies: readonly Filtered[]) {
  return {
    categories: sorted(studies.flatMap(({ categories }) => categories)),
    sectors: sorted(studies.flatMap(({ sector }) => sector ?? [])),
  };
}

/** Parses the filter of an address. */
export function filterOf(search: URLSearchParams): CaseStudyFilter {
  return { category: search.get('category') ?? '', sector: search.get('sector') ?? '' };
}

/** The address of the list under a filter; empty parts are left out. */
export function filteredHref(filter: CaseStudyFilter): string {
  const query = new URLSearchParams();
  if (filter.category) query.set('category', filter.category);
  if (filter.sector) query.set('sector', filter.sector);
  return query.size === 0 ? '/case-studies' : `/case-studies?${query}`;
}

function sorted(values: string[]): string[] {
  return [...new Set(values)]
    .filter((value) => value !== '')
    .sort((a, b) => a.localeCompare(b, 'en-GB'));
}
