// What the agency is for, in one paragraph whose words light up as they are read, and three figures to believe it by.
import type { CSSProperties } from 'react';
import type { HomeFigure as Figure } from '#db/content/home.ts';
import { type FigureSources, HomeFigure } from './home-figure.tsx';
import { Section } from './section.tsx';

interface PropositionProps {
  /** Names the section for assistive tools. */
  label: string;
  /** `*…*` marks what lights up in the accent colour. */
  text: string;
  figures: readonly Figure[];
  sources: FigureSources;
}

/** Dark. The lighting is a scroll-driven animation; where there is none, all words are lit. */
export function Proposition({ label, text, figures, sources }: PropositionProps) {
  return (
    <Section theme="dark" className="proposition" aria-label={label}>
      <p className="proposition-text">
        {litWords(text).map(({ key, word, accent, at }) => (
          <span
            key={key}
            className="proposition-word"
            data-accent={accent || undefined}
            style={{ '--proposition-at': at } as CSSProperties}
          >
            {`${word} `}
          </span>
        ))}
      </p>
      <ul className="proposition-figures">
        {figures.map((figure) => (
          <li className="proposition-figure" key={figure.text}>
            <HomeFigure figure={figure} sources={sources} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The words of `text`, each with when it lights up: 0 for the first, near 1 for the last. */
function litWords(text: string) {
  const marked = text.split('*').flatMap((part, index) =>
    part
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ word, accent: index % 2 === 1 })),
  );
  return marked.map((each, index) => ({
    ...each,
    key: `${index} ${each.word}`,
    at: Number((index / marked.length).toFixed(3)),
  }));
}
