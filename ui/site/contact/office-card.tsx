// One office: the headquarters with picture and full address, the others in four lines (docs/contract.md, Contact).
import type { Office } from '#db/content/offices.ts';
import { Picture } from '#ui/kit/picture.tsx';

interface OfficeCardProps {
  office: Office;
  /** Labelled HQ, with picture and every line of the address. */
  isHeadquarters?: boolean;
  headingLevel?: 2 | 3;
}

/** The whole address names the country in its own last line; the short one starts with it. */
export function OfficeCard({ office, isHeadquarters = false, headingLevel = 3 }: OfficeCardProps) {
  const { city, country, address, phone, image } = office;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const lines = isHeadquarters ? address : address.slice(0, 1);
  return (
    <article className="office-card" data-headquarters={isHeadquarters ? '' : undefined}>
      {isHeadquarters && (
        <Picture
          {...image}
          altStandsIn={image.alt === ''}
          eager
          ratio="4/3"
          sizes="(min-width: 64rem) 24vw, 100vw"
        />
      )}
      <div className="office-card-words">
        <Heading className="office-card-city">
          {city}
          {isHeadquarters && <span className="office-card-label">HQ</span>}
        </Heading>
        <address className="office-card-address">
          {!isHeadquarters && <span>{country}</span>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {phone && <a href={phone.href}>{phone.label}</a>}
        </address>
      </div>
    </article>
  );
}
