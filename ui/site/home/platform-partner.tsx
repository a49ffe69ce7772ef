// The platform partnership: seal, claim and figures.
import type { Drawing } from '#db/content/company.ts';
import type { HomeFigure as Figure } from '#db/content/home.ts';
import { Section } from '#ui/site/frame/section.tsx';
import { PartnerSeal } from '#ui/site/partners/partner-seal.tsx';
import { type FigureSources, HomeFigure } from './home-figure.tsx';

interface PlatformPartnerProps {
  platform: string;
  mark: Drawing;
  /** The text after the platform's name. */
  claim: string;
  text: string;
  figures: readonly Figure[];
  sources: FigureSources;
}

/** Light; the last section before the footer. */
export function PlatformPartner(props: PlatformPartnerProps) {
  const { platform, mark, claim, text, figures, sources } = props;
  return (
    <Section theme="paper" className="platform-partner" aria-labelledby="home-platform">
      <div className="platform-partner-seal">
        <PartnerSeal mark={mark} words={`${platform} ${claim}`} />
      </div>
      <h2 className="platform-partner-claim" id="home-platform">
        {platform} {claim}.
      </h2>
      <p className="platform-partner-text">{text}</p>
      {figures.length > 0 && (
        <ul className="platform-partner-figures">
          {figures.map((figure) => (
            <li key={figure.text}>
              <HomeFigure figure={figure} sources={sources} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
