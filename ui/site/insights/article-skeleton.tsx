// The loading state of an article, in its final geometry.
import { Skeleton } from '#ui/kit/skeleton.tsx';

/** Says 'Loading article...'. */
export function ArticleSkeleton() {
  return (
    <div className="article" role="status" aria-busy="true" data-theme="paper">
      <div className="article-head" data-skeleton="">
        <p className="article-back">Loading article...</p>
        <div className="article-title">
          <Skeleton shape="title" size="inherit" />
          <Skeleton shape="title" size="inherit" width="long" />
        </div>
        <Skeleton width="short" />
      </div>
      <div className="article-image">
        <Skeleton shape="block" ratio="16/9" />
      </div>
    </div>
  );
}
