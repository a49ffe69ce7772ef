// A marketing figure of the home page with a link to its case study.
import type { HomeFigure as Figure } from '#db/content/home.ts';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';

/** Client names by slug, of published case studies. */
export type FigureSources = ReadonlyMap<string, string>;

/** Numeral, text, and a link to the case study when that is published. The numeral has the size of the text around it. */
export function HomeFigure({ figure, sources }: { figure: Figure; sources: FigureSources }) {
  const client = figure.slug && sources.get(figure.slug);
  return (
    <div className="home-figure">
      <p className="home-figure-numeral">
        <StatNumeral value={figure.value} suffix={figure.unit} size="inherit" />
      </p>
      <p className="home-figure-text">{figure.text}</p>
      {client && (
        <TextLink href={`/case-studies/${figure.slug}`} arrow="right" underlined>
          {client}
        </TextLink>
      )}
    </div>
  );
}
