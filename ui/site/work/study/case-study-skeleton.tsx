// The loading state of a case study, in its final geometry.
import { Skeleton } from '#ui/kit/skeleton.tsx';

/** Says 'Loading case study...'. */
export function CaseStudySkeleton() {
  return (
    <div role="status" aria-busy="true">
      <div className="case-study-hero" data-theme="paper" data-skeleton="" />
      <div className="case-study-intro" data-theme="paper">
        <p>Loading case study...</p>
        <div className="case-study-intro-title">
          <Skeleton shape="title" size="inherit" width="long" />
          <Skeleton shape="title" size="inherit" width="half" />
        </div>
      </div>
    </div>
  );
}
