// The three divisions as bands that open to show a text about each.
import type { Division } from '#db/content/divisions.ts';
import { Plus } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { Section } from '#ui/site/frame/section.tsx';

interface DivisionBandsProps {
  title: string;
  /** A text for each band, shown after the division's description, in the order of `divisions`. */
  texts: readonly string[];
  divisions: readonly Division[];
}

/**
 * Native disclosures, one open at a time. They need no script; `behaviours/home/division-bands.ts` opens them on hover and focus.
 * Null without divisions.
 */
export function DivisionBands({ title, texts, divisions }: DivisionBandsProps) {
  if (divisions.length === 0) return null;
  return (
    <Section theme="light" className="division-bands" aria-labelledby="home-divisions">
      <h2 className="division-bands-title" id="home-divisions">
        {title}
      </h2>
      <div className="division-bands-list">
        {divisions.map(({ title: name, description, image, href }, index) => (
          <details className="division-band" name="division" open={index === 0} key={href}>
            <summary className="division-band-head">
              <h3 className="division-band-name">{name}</h3>
              <span className="division-band-line">{description}</span>
              <Plus className="division-band-sign" aria-hidden="true" />
            </summary>
            <div className="division-band-body">
              <div className="division-band-words">
                <p>{texts[index]}</p>
                <TextLink href={href} arrow="right" underlined>
                  Explore {name}
                </TextLink>
              </div>
              <div className="division-band-picture">
                <Picture
                  src={image.src}
                  alt={image.alt}
                  altStandsIn={image.alt === ''}
                  width={image.width}
                  height={image.height}
                  ratio="16/9"
                  sizes="(min-width: 64rem) 58vw, 100vw"
                />
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
