// The loading state of the case-study list, in its final geometry.
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import { WorkGrid } from './work-grid.tsx';

const CARDS = 6;

/** Says 'Loading case studies...'. */
export function CaseStudyGridSkeleton() {
  return (
    <Section space="none" className="case-study-list" role="status" aria-busy="true">
      <p className="case-study-list-count">Loading case studies...</p>
      <WorkGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div className="case-study-card" key={index}>
            <div className="case-study-card-image" data-work-image="">
              <span className="picture" data-ratio="4/5" />
            </div>
            <div className="case-study-card-words" data-skeleton="">
              <Skeleton shape="title" width="half" />
              <Skeleton shape="title" width="long" />
              <Skeleton />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </WorkGrid>
    </Section>
  );
}
