// The hero image of a case study, edge to edge, below a band of the client's colour.
import type { CSSProperties } from 'react';
import { Picture } from '#ui/kit/picture.tsx';
import { readableOn } from '#ui/kit/readable-on.ts';

interface CaseStudyHeroProps {
  src: string;
  slug: string;
  /** The client's colour, `#rrggbb`, for the band below the header. Ink when left out. */
  accent?: string;
}

/** `data-on` is the text colour that is readable on the band, for the header. The picture grows out of the opened card. */
export function CaseStudyHero({ src, slug, accent }: CaseStudyHeroProps) {
  return (
    <div
      className="case-study-hero"
      data-part="images"
      data-theme="dark"
      data-tone="hero"
      data-on={accent ? readableOn(accent) : undefined}
      style={accent ? ({ '--accent': accent } as CSSProperties) : undefined}
    >
      <div className="case-study-hero-picture" data-morph={slug}>
        {/* on a phone the frame is taller than the image, whose sides it cuts */}
        {/* without an alt text in the media library it is decorative: the logo or the name below says whose work it is */}
        <Picture src={src} alt="" altStandsIn sizes="max(100vw, 36rem)" priority />
      </div>
    </div>
  );
}
