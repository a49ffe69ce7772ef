// A partner: its logo in ink, in the brand's colour on hover.
import { type CSSProperties, Fragment } from 'react';
import type { ShownPartner } from '#db/content/partners.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { readableOn } from '#ui/kit/readable-on.ts';
import { filteredHref } from '#ui/site/work/case-study-filter.ts';

/** A case study that a partner was used at. */
export type PartnerWork = Pick<CaseStudy, 'slug' | 'title'>;

interface PartnerCardProps {
  partner: ShownPartner;
  /** The case studies that were built with the partner. */
  usedAt?: readonly PartnerWork[];
}

/** From this number of case studies on, a card stands out in its row. */
const LEADS_FROM = 3;
/** From this number on, the card has an ink background. */
const FIRST_FROM = 6;

/**
 * Logo, category, name and description (docs/contract.md, Partners). A partner without a drawn mark has its name set as
 * one, and only once. The more case studies a partner has, the more prominent its card is: several make it stand out in its
 * row, with the clients in large type, and many give it an ink background.
 */
export function PartnerCard({ partner, usedAt = [] }: PartnerCardProps) {
  const { name, category, description, brandColour } = partner;
  const weight = weightOf(usedAt.length);
  return (
    <article
      className="partner-card"
      data-weight={weight}
      data-theme={weight && (weight === 'first' ? 'dark' : 'paper')}
      data-on={readableOn(brandColour)}
      style={{ '--brand': brandColour } as CSSProperties}
    >
      {partner.isImage ? (
        <>
          <div className="partner-card-logo">
            <Logo
              className="partner-card-mark"
              drawing={partner.logo}
              style={{ '--mark-stretch': stretchOf(partner.logo.viewBox) } as CSSProperties}
            />
          </div>
          <p className="partner-card-category">{category}</p>
          <h3 className="partner-card-name">{name}</h3>
        </>
      ) : (
        <>
          <h3 className="partner-card-logo partner-card-word">{name}</h3>
          <p className="partner-card-category">{category}</p>
        </>
      )}
      <p className="partner-card-text">{description}</p>
      {usedAt.length > 0 && (
        <p className="partner-card-work">
          {'Used in '}
          <a href={filteredHref({ partner: name })}>
            {usedAt.length === 1 ? 'one case study' : `${usedAt.length} case studies`}
          </a>
          {': '}
          <span className="partner-card-clients">
            {usedAt.map(({ slug, title }, index) => (
              <Fragment key={slug}>
                {index > 0 && ', '}
                <a href={`/case-studies/${slug}`}>{title}</a>
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </article>
  );
}

/** The prominence of a card with this number of case studies. */
function weightOf(studies: number): 'first' | 'lead' | undefined {
  if (studies >= FIRST_FROM) return 'first';
  return studies >= LEADS_FROM ? 'lead' : undefined;
}

/** The width factor that gives every logo the same area as a square. */
function stretchOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return Math.round(Math.sqrt(width / height) * 100) / 100;
}
