// The proposition: one paragraph that lights up while scrolling, and three figures.
import type { CSSProperties } from 'react';
import type { HomeFigure as Figure } from '#db/content/home.ts';
import { Section } from '#ui/site/frame/section.tsx';
import { type FigureSources, HomeFigure } from './home-figure.tsx';

interface PropositionProps {
  /** The accessible name of the section. */
  label: string;
  /** `*…*` marks what lights up in the accent colour. */
  text: string;
  figures: readonly Figure[];
  sources: FigureSources;
}

/** Dark. The text lights up by a scroll-driven animation; without support it is fully lit. */
export function Proposition({ label, text, figures, sources }: PropositionProps) {
  return (
    <Section theme="dark" className="proposition" aria-label={label}>
      <p className="proposition-text">
        <span className="proposition-light">
          {partsOf(text).map(({ part, accent, at }) =>
            accent ? (
              <span
                key={at}
                className="proposition-accent"
                style={{ '--proposition-at': at } as CSSProperties}
              >
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
      </p>
      {figures.length > 0 && (
        <ul className="proposition-figures">
          {figures.map((figure, index) => (
            <li className="proposition-figure" key={figure.text}>
              <HomeFigure figure={figure} sources={sources} wide asWindow={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The parts of `text` between its marks, each with its position: 0 at the start, near 1 at the end. */
function partsOf(text: string) {
  const parts = text.split('*');
  const length = parts.join('').length;
  let before = 0;
  return parts.map((part, index) => {
    const at = Number((before / length).toFixed(3));
    before += part.length;
    return { part, accent: index % 2 === 1, at };
  });
}
