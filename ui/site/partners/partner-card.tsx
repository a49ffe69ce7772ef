// A partner: its logo in ink, in the brand's colour on hover.
import type { CSSProperties } from 'react';
import type { Partner } from '#db/content/partners.ts';
import { readableOn } from '#ui/kit/readable-on.ts';

/** Logo, category, name and description (docs/contract.md, Partners). A partner without a drawn mark has its name set as one. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const { name, category, description, brandColour } = partner;
  return (
    <article
      className="partner-card"
      data-on={readableOn(brandColour)}
      style={{ '--brand': brandColour } as CSSProperties}
    >
      <div className="partner-card-logo" aria-hidden="true">
        {partner.isImage ? (
          <svg
            className="partner-card-mark"
            viewBox={partner.logo.viewBox}
            style={{ '--mark-stretch': stretchOf(partner.logo.viewBox) } as CSSProperties}
            aria-hidden="true"
          >
            <path d={partner.logo.path} fill="currentColor" />
          </svg>
        ) : (
          <span className="partner-card-word">{partner.logo}</span>
        )}
      </div>
      <p className="partner-card-category">{category}</p>
      <h3 className="partner-card-name">{name}</h3>
      <p className="partner-card-text">{description}</p>
    </article>
  );
}

/** The width factor that gives every logo the same area as a square. */
function stretchOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return Math.round(Math.sqrt(width / height) * 100) / 100;
}
