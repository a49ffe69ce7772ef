// The loading state of the Insights list, in its final geometry.
import { Skeleton } from '#ui/kit/skeleton.tsx';

/** Says 'Loading insights...' and reserves the places of a page. `lead` as on page 1. */
export function PostGridSkeleton({ lead = true, count = 6 }: { lead?: boolean; count?: number }) {
  return (
    <div className="post-grid" role="status" aria-busy="true">
      {lead && (
        <div className="post-grid-lead">
          <div className="post-card" data-lead="">
            <div className="post-card-image">
              <Skeleton shape="block" ratio="16/10" />
            </div>
            <div className="post-card-words" data-skeleton="">
              <p className="post-card-meta">Loading insights...</p>
              <div className="post-card-title">
                <Skeleton shape="title" size="inherit" />
                <Skeleton shape="title" size="inherit" width="long" />
                <Skeleton shape="title" size="inherit" width="half" />
              </div>
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          </div>
        </div>
      )}
      <div className="post-grid-list">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div className="post-grid-item" key={index}>
            <div className="post-card">
              <Skeleton shape="block" ratio="16/10" />
              <div className="post-card-words" data-skeleton="">
                {lead || index > 0 ? (
                  <Skeleton width="half" />
                ) : (
                  <p className="post-card-meta">Loading insights...</p>
                )}
                <Skeleton shape="title" width="long" />
                <Skeleton width="short" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
