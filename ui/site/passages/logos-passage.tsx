// Partners by logo and name, monochrome.
import type { ShownPartner } from '#db/content/partners.ts';
import { PartnerLogos } from '#ui/site/home/partner-wall.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

/** Null without partners. */
export function LogosPassage({
  partners,
  ...frame
}: PassageFrame & { partners: readonly ShownPartner[] }) {
  if (partners.length === 0) return null;
  return (
    <Passage {...frame}>
      <PartnerLogos partners={partners} />
    </Passage>
  );
}
