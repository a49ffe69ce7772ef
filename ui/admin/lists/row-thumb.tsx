// The small picture of an item in a list row, which the title beside it names.
import { MediaThumb } from '#ui/admin/media/media-thumb.tsx';

const SIZE = { width: 48, height: 32 };

/** A picture cut to 3:2; a quiet area without one. */
export function RowThumb({ src }: { src: string | null }) {
  if (!src) return <span className="row-thumb" aria-hidden="true" />;
  return <MediaThumb className="row-thumb" picture={{ url: src, ...SIZE }} sizes="48px" />;
}
