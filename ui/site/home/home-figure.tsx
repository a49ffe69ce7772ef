// A marketing figure of the home page, and the story it comes from.
import type { HomeFigure as Figure } from '#db/content/home.ts';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';

/** Client names by slug, of the studies that visitors may see. */
export type FigureSources = ReadonlyMap<string, string>;

/** Numeral, words, and the way to the case study when it may be seen. Its numeral takes the size of the place it stands in. */
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
