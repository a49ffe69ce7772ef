// The platform partnership as a badge of the logo's height; the header rolls between the two.
import type { Drawing } from '#db/content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';

/** The folded mark in a seal, beside 'Premier partner' and the platform's name. Takes the text colour. */
export function PartnerBadge({ mark, platform }: { mark: Drawing; platform: string }) {
  return (
    <span className="partner-badge">
      <span className="partner-badge-seal">
        <Logo drawing={mark} />
      </span>
      <span className="partner-badge-words">
        <span className="partner-badge-platform">{platform}</span> Premier Partner
      </span>
    </span>
  );
}
