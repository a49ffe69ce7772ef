// Pictures of which a narrow screen shows fewer: one on a phone, two on a tablet, three on a wide screen.
import { Picture } from '#ui/kit/picture.tsx';
import { gallerySizes } from './gallery-sizes.ts';

interface PhotoGalleryProps {
  images: readonly { src: string; alt: string }[];
  /** Accessible name. */
  label: string;
  /** `lead`: three columns of which the first picture takes two (docs/contract.md, Divisions and services); `row`: one each. */
  shape?: 'lead' | 'row';
  /** Whether the pictures are in the first view, and so not lazy. */
  eager?: boolean;
}

/** Fills the width of the window; the pictures are as close as media in a case study. */
export function PhotoGallery({ images, label, shape = 'row', eager = false }: PhotoGalleryProps) {
  return (
    <ul className="photo-gallery" data-shape={shape} aria-label={label}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice
        <li className="photo-gallery-item" key={index}>
          <Picture
            {...image}
            altStandsIn={image.alt === ''}
            ratio="3/2"
            eager={eager && index === 0}
            sizes={gallerySizes(shape, index, images.length)}
          />
        </li>
      ))}
    </ul>
  );
}
