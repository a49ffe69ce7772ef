// The small picture of an item in a list row, which the title beside it names.
import { MediaThumb } from '#ui/admin/media/media-thumb.tsx';
import { Image } from '#ui/kit/icons.ts';

const SIZE = { width: 48, height: 32 };

/** A picture cut to 3:2, or a placeholder without one. */
export function RowThumb({ src }: { src: string | null }) {
  if (!src)
    return (
      <span className="row-thumb" aria-hidden="true">
        <Image />
      </span>
    );
  return <MediaThumb className="row-thumb" picture={{ url: src, ...SIZE }} sizes="48px" />;
}
