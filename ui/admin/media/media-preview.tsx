// A file of the library in a grid: a picture, the poster of a film, or an icon for a PDF and for a film without a poster.
import type { Media } from '#db/contract/media/media.ts';
import { FileText, Film } from '#ui/kit/icons.ts';
import { MediaThumb } from './media-thumb.tsx';

interface MediaPreviewProps {
  file: Pick<Media, 'kind' | 'url' | 'width' | 'height' | 'poster'>;
  /** CSS `sizes`, matching the layout. */
  sizes: string;
  lazy?: boolean;
}

/** Has no accessible name: the text beside it names the file. */
export function MediaPreview({ file, ...shown }: MediaPreviewProps) {
  const { kind, width, height, poster } = file;
  if (kind === 'picture') return <MediaThumb picture={file} {...shown} />;
  if (poster !== null) return <MediaThumb picture={{ url: poster, width, height }} {...shown} />;
  const Sign = kind === 'film' ? Film : FileText;
  return (
    <span className="media-preview-sign">
      <Sign aria-hidden="true" />
    </span>
  );
}
