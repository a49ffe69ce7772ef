// The case-study list as an island: a filter re-flows the grid and updates the address.
import { useEffect, useRef } from 'react';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { CaseStudyCard, type CaseStudyCardProps } from '#ui/brand/case-study-card.tsx';
import { useAddressState } from '#ui/islands/address-state.ts';
import { watchLazyImages } from '#ui/islands/lazy-images.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Reflow, ReflowItem } from '#ui/kit/reflow.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import {
  type CaseStudyFilter,
  filteredHref,
  filterOf,
  filterOptions,
  matchesFilter,
} from './case-study-filter.ts';
import { CaseStudyFilters } from './case-study-filters.tsx';

/** How many cards stand in the first row of a wide window. */
const FIRST_ROW = 3;

interface CaseStudyListProps {
  /** All published case studies, in order. */
  studies: readonly (CaseStudyCardProps['study'] & Pick<CaseStudy, 'sector'>)[];
  /** The filter of the address. */
  filter: CaseStudyFilter;
}

/** Complete without script: the filters are a form, 'Clear Filters' another. */
export function CaseStudyList({ studies, filter: initial }: CaseStudyListProps) {
  const [filter, go] = useAddressState(initial, filterOf);
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = studies.filter((study) => matchesFilter(study, filter));
  const isFiltered = filter.category !== '' || filter.sector !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter brings other images
  useEffect(() => {
    if (root.current) watchLazyImages(root.current);
  }, [filter]);

  const choose = (next: CaseStudyFilter) => {
    if (next.category === filter.category && next.sector === filter.sector) return;
    go(next, filteredHref(next));
  };

  return (
    <div ref={root}>
      <Section space="none" className="case-study-list">
        <div className="case-study-list-head">
          <CaseStudyFilters {...filterOptions(studies)} filter={filter} onFilter={choose} />
          <p className="case-study-list-count" ref={count} tabIndex={-1} aria-live="polite">
            {`Showing ${shown.length} of ${studies.length} case studies`}
          </p>
        </div>
        {shown.length > 0 ? (
          <Reflow className="work-grid">
            {shown.map((study, index) => (
              <ReflowItem key={study.slug}>
                <CaseStudyCard study={study} eager={index < FIRST_ROW} />
              </ReflowItem>
            ))}
          </Reflow>
        ) : (
          <EmptyState
            title="No case studies found."
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
