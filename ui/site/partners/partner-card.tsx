// A partner: its mark in ink, and its colour only when somebody comes near.
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

/** By how much a mark is wider than a square of the same area: all marks cover the same area. */
function stretchOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return Math.round(Math.sqrt(width / height) * 100) / 100;
}
