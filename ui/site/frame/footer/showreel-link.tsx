// The team picture with its play button: a link to the film, which the page's script opens in a dialog.
import type { Company } from '#db/content/company.ts';
import { Play } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { shownAddress, useKnownPictures } from '#ui/kit/pictures.tsx';

interface ShowreelLinkProps {
  showreel: Company['showreel'];
  image: Company['footerImage'];
}

/** Goes with one `ShowreelDialog` on the page. */
export function ShowreelLink({ showreel, image }: ShowreelLinkProps) {
  const known = useKnownPictures();
  return (
    <a
      className="showreel-link"
      href={showreel.src}
      data-opens="showreel"
      data-poster={showreel.poster && shownAddress(known, showreel.poster)}
      data-label={showreel.label}
    >
      <Picture
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        ratio="3/2"
        sizes="(min-width: 48rem) 41vw, 100vw"
      />
      <span className="showreel-link-play">
        <Play aria-hidden="true" />
        Play showreel
      </span>
    </a>
  );
}
