// The hero image of a case study, edge to edge.
import { Picture } from '#ui/kit/picture.tsx';

interface CaseStudyHeroProps {
  src: string;
  /** The alt text for a picture without one in the media library. */
  alt: string;
  slug: string;
}

/** Shares its transition name with the card it was opened from. */
export function CaseStudyHero({ src, alt, slug }: CaseStudyHeroProps) {
  return (
    <div
      className="case-study-hero"
      data-part="images"
      data-theme="dark"
      data-tone="hero"
      data-morph={slug}
    >
      {/* on a phone the frame is taller than the image, whose sides it cuts */}
      <Picture src={src} alt={alt} altStandsIn sizes="max(100vw, 36rem)" priority />
    </div>
  );
}
