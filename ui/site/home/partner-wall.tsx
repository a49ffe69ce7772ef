// Twelve partners by logo and name, monochrome.
import type { ShownPartner } from '#db/content/partners.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { Section } from '#ui/site/frame/section.tsx';

interface PartnerWallProps {
  title: string;
  text: string;
  /** Leads to /partners. */
  link: string;
  partners: readonly ShownPartner[];
}

/** Names are text; a partner without a logo shows its name alone. Null without partners. */
export function PartnerWall({ title, text, link, partners }: PartnerWallProps) {
  if (partners.length === 0) return null;
  return (
    <Section theme="paper" className="partner-wall" aria-labelledby="home-partners">
      <div className="partner-wall-head">
        <h2 className="partner-wall-title" id="home-partners">
          {title}
        </h2>
        <p className="partner-wall-text">{text}</p>
        <TextLink href="/partners" arrow="right" underlined>
          {link}
        </TextLink>
      </div>
      <PartnerLogos partners={partners} />
    </Section>
  );
}

/** The list alone. */
export function PartnerLogos({ partners }: { partners: readonly ShownPartner[] }) {
  return (
    <ul className="partner-wall-list">
      {partners.map((partner) => (
        <li className="partner-wall-item" key={partner.name}>
          {partner.isImage && <Logo drawing={partner.logo} />}
          {partner.name}
        </li>
      ))}
    </ul>
  );
}
