// The agency's cities in display type, each with a picture that follows the pointer.
import type { Office } from '#db/content/offices.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { Section } from '#ui/site/frame/section.tsx';

interface LocationsProps {
  title: string;
  text: string;
  /** The first is the headquarters. */
  offices: readonly Office[];
}

/**
 * On wide screens only the picture of the hovered city shows, moved by `behaviours/home/follow-pointer.ts`; else each is in its row.
 * Null without offices.
 */
export function Locations({ title, text, offices }: LocationsProps) {
  if (offices.length === 0) return null;
  return (
    <Section theme="light" className="locations" aria-labelledby="home-locations">
      <div className="locations-head">
        <h2 className="locations-title" id="home-locations">
          {title}
        </h2>
        <p className="locations-text">{text}</p>
      </div>
      <ul className="locations-list" data-follow-pointer="">
        {offices.map(({ city, country, address, image }, index) => (
          <li className="location" key={city}>
            <a className="location-link" href="/contact">
              <span className="location-city">{city}</span>{' '}
              <span className="location-facts">
                {country}
                {index === 0 && ', HQ'}
                <span className="location-address">{address[0]}</span>
              </span>
            </a>
            <Picture
              className="location-picture"
              src={image.src}
              alt={image.alt}
              altStandsIn={image.alt === ''}
              width={image.width}
              height={image.height}
              ratio="1/1"
              sizes="(min-width: 64rem) 24vw, 34vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
