// A grey placeholder with the final geometry of the content.
import type { PictureRatio } from './picture.tsx';

interface SkeletonProps {
  /** `text` is one line, `title` a line of a heading, `block` a frame with `ratio`. */
  shape?: 'text' | 'title' | 'block';
  ratio?: PictureRatio;
  /** For a `title`: `inherit` takes the size of the heading around it. */
  size?: 'title' | 'inherit';
  /** Share of the full width of a line. */
  width?: 'full' | 'long' | 'half' | 'short';
}

/** Purely visual; the container states in words what is loading. */
export function Skeleton({
  shape = 'text',
  ratio = '16/10',
  size = 'title',
  width = 'full',
}: SkeletonProps) {
  return (
    <span
      className="skeleton"
      data-shape={shape}
      data-size={size}
      data-width={width}
      data-ratio={shape === 'block' ? ratio : undefined}
      aria-hidden="true"
    />
  );
}
