// The event photo of /partners, from column 3 to the right edge of the page.
import { Picture } from '#ui/kit/picture.tsx';

interface PartnerStageProps {
  src: string;
  alt: string;
  caption: string;
}

/** In the first view of tall windows, so not lazy. */
export function PartnerStage({ src, alt, caption }: PartnerStageProps) {
  return (
    <figure className="partner-stage" data-theme="paper">
      <Picture
        src={src}
        alt={alt}
        altStandsIn={alt === ''}
        ratio="16/9"
        sizes="(min-width: 64rem) 84vw, 100vw"
        priority
      />
      <figcaption className="partner-stage-caption">{caption}</figcaption>
    </figure>
  );
}
