// One office: the headquarters with its picture and whole address, the others in four lines (spec §2 'Contact').
import type { Office } from '#db/content/offices.ts';
import { Picture } from '#ui/kit/picture.tsx';

interface OfficeCardProps {
  office: Office;
  /** Labelled HQ, with picture and every line of the address. */
  isHeadquarters?: boolean;
  headingLevel?: 2 | 3;
}

/** An address with a heading of its own. */
export function OfficeCard({ office, isHeadquarters = false, headingLevel = 3 }: OfficeCardProps) {
  const { city, country, address, phone, image } = office;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const lines = isHeadquarters ? address : address.slice(0, 1);
  return (
    <article className="office-card" data-headquarters={isHeadquarters ? '' : undefined}>
      {isHeadquarters && <Picture {...image} ratio="4/3" sizes="(min-width: 64rem) 36vw, 100vw" />}
      <div className="office-card-words">
        <Heading className="office-card-city">
          {city}
          {isHeadquarters && <span className="office-card-label">HQ</span>}
        </Heading>
        <address className="office-card-address">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {!lines.includes(country) && <span>{country}</span>}
          {phone && <a href={phone.href}>{phone.label}</a>}
        </address>
      </div>
    </article>
  );
}
