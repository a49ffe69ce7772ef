// The filters of /case-studies (docs/contract.md, Case-study list): the same rule on the server and in the browser.
import type { CaseStudy } from '#db/contract/case-studies.ts';

/** '' does not filter. */
export interface CaseStudyFilter {
  category: string;
  sector: string;
  /** The partner filter has no menu: links from case studies and partners set it. */
  partner?: string;
}

/** The two ways to read the list: by its pictures, or line by line. */
export type CaseStudyView = 'pictures' | 'index';

/** One value of a filter, with the number of studies that it shows beside the other filter. */
interface FilterCount {
  value: string;
  count: number;
}

type Filtered = Pick<CaseStudy, 'categories' | 'sector'> & {
  /** The partners that the study was built with; left out where none is filtered. */
  partners?: readonly string[];
};

/** Whether a study matches all parts of the filter exactly. */
export function matchesFilter(
  study: Filtered,
  { category, sector, partner = '' }: CaseStudyFilter,
): boolean {
  return (
    (category === '' || study.categories.includes(category)) &&
    (sector === '' || study.sector === sector) &&
    (partner === '' || study.partners?.includes(partner) === true)
  );
}

/** The distinct categories, sectors and partners of `studies`, each sorted. */
export function filterOptions(studies: readonly Filtered[]) {
  return {
    categories: sorted(studies.flatMap(({ categories }) => categories)),
    sectors: sorted(studies.flatMap(({ sector }) => sector ?? [])),
    partners: sorted(studies.flatMap(({ partners }) => partners ?? [])),
  };
}

/** Each of `values` with the number of studies that it shows when the other parts of `filter` stay. */
export function filterCounts(
  studies: readonly Filtered[],
  part: keyof CaseStudyFilter,
  values: readonly string[],
  filter: CaseStudyFilter,
): FilterCount[] {
  return values.map((value) => {
    const next = { ...filter, [part]: value };
    return { value, count: studies.filter((study) => matchesFilter(study, next)).length };
  });
}

/** Parses the filter of an address. */
export function filterOf(search: URLSearchParams): CaseStudyFilter {
  const partner = search.get('partner');
  return {
    category: search.get('category') ?? '',
    sector: search.get('sector') ?? '',
    ...(partner && { partner }),
  };
}

/** Parses the view of an address; every other value shows pictures. */
export function viewOf(search: URLSearchParams): CaseStudyView {
  return search.get('view') === 'index' ? 'index' : 'pictures';
}

/** The address of the list under a filter; empty parts are left out, and so is the view of pictures. */
export function filteredHref(
  { category, sector, partner }: Partial<CaseStudyFilter>,
  view: CaseStudyView = 'pictures',
): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (sector) query.set('sector', sector);
  if (partner) query.set('partner', partner);
  if (view === 'index') query.set('view', view);
  return query.size === 0 ? '/case-studies' : `/case-studies?${query}`;
}

function sorted(values: string[]): string[] {
  return [...new Set(values)]
    .filter((value) => value !== '')
    .sort((a, b) => a.localeCompare(b, 'en-GB'));
}
