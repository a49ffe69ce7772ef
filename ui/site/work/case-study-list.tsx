// The case-study list as an island: a filter re-flows the grid and updates the address.
import { useEffect, useRef } from 'react';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { CaseStudyCard, type CaseStudyCardProps } from '#ui/brand/case-study-card.tsx';
import { useAddressState } from '#ui/islands/address-state.ts';
import { watchLazyImages } from '#ui/islands/lazy-images.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { Reflow, ReflowItem } from '#ui/kit/reflow.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import {
  type CaseStudyFilter,
  type CaseStudyView,
  filteredHref,
  filterOf,
  matchesFilter,
  viewOf,
} from './case-study-filter.ts';
import { CaseStudyFilters } from './case-study-filters.tsx';

/** The number of cards in the first row of a wide window. */
const FIRST_ROW = 3;

const VIEWS: readonly { value: CaseStudyView; label: string }[] = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'index', label: 'Index' },
];

interface CaseStudyListProps {
  /** All published case studies, in order. */
  studies: readonly (CaseStudyCardProps['study'] &
    Pick<CaseStudy, 'sector'> & { partners?: readonly string[] })[];
  /** The filter of the address. */
  filter: CaseStudyFilter;
  /** The view of the address. */
  view?: CaseStudyView;
}

/** Complete without script: filters and views are links and a form, 'Clear Filters' another. The index shows the same cards as lines. */
export function CaseStudyList({
  studies,
  filter: initial,
  view: initialView = 'pictures',
}: CaseStudyListProps) {
  const [{ view, ...filter }, go] = useAddressState({ ...initial, view: initialView }, addressOf);
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = studies.filter((study) => matchesFilter(study, filter));
  const isFiltered = filteredHref(filter) !== filteredHref({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter brings other images
  useEffect(() => {
    if (root.current) watchLazyImages(root.current);
  }, [filter.category, filter.sector, filter.partner, view]);

  const choose = (next: CaseStudyFilter) => {
    if (filteredHref(next) === filteredHref(filter)) return;
    go({ ...next, view }, filteredHref(next, view));
  };

  return (
    <div ref={root}>
      <Section space="none" className="case-study-list">
        <div className="case-study-list-head">
          <CaseStudyFilters studies={studies} filter={filter} view={view} onFilter={choose} />
          <div className="case-study-list-bar">
            <p className="case-study-list-count" ref={count} tabIndex={-1} aria-live="polite">
              {`Showing ${shown.length} of ${studies.length} case studies`}
            </p>
            <ul className="case-study-list-views" aria-label="View">
              {VIEWS.map(({ value, label }) => (
                <li key={value}>
                  <a
                    href={filteredHref(filter, value)}
                    aria-current={value === view || undefined}
                    onClick={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      go({ ...filter, view: value }, filteredHref(filter, value), 'replace');
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {shown.length > 0 ? (
          <Reflow className={view === 'index' ? 'work-index' : 'work-grid'}>
            {shown.map((study, index) => (
              <ReflowItem key={study.slug}>
                <CaseStudyCard
                  study={study}
                  eager={index < FIRST_ROW}
                  categoryHref={categoryHref}
                />
              </ReflowItem>
            ))}
          </Reflow>
        ) : (
          <EmptyState
            title="No case studies found."
            text={
              isFiltered
                ? 'Nobody has asked us for that combination yet. You could be the first.'
                : 'The first one is on its way.'
            }
            action={
              isFiltered && (
                <form
                  action="/case-studies"
                  onSubmit={(event) => {
                    event.preventDefault();
                    choose({ category: '', sector: '' });
                    // the button is removed with the empty list
                    count.current?.focus({ preventScroll: true });
                  }}
                >
                  <Button type="submit" variant="outline">
                    Clear Filters
                  </Button>
                </form>
              )
            }
          />
        )}
      </Section>
    </div>
  );
}

const categoryHref = (category: string) => filteredHref({ category });

function addressOf(search: URLSearchParams): CaseStudyFilter & { view: CaseStudyView } {
  return { ...filterOf(search), view: viewOf(search) };
}
