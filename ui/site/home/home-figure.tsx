// A marketing figure of the home page with a link to its case study.
import type { HomeFigure as Figure } from '#db/content/home.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { WorkingNote } from '#ui/brand/working-note.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { withUnit } from '#ui/kit/with-unit.ts';
import { lineFit } from '#ui/kit/word-fit.ts';

/** Published case studies, each by its slug and its former ones. */
export type FigureSources = ReadonlyMap<
  string,
  Pick<CaseStudy, 'slug' | 'title' | 'mainImage' | 'gridImage'>
>;

interface HomeFigureProps {
  figure: Figure;
  sources: FigureSources;
  /** Shows the main picture of the work instead of that of its card. */
  wide?: boolean;
  /** Shows the picture through the digits of the numeral. On ink only. */
  asWindow?: boolean;
}

/** Numeral, text, and the picture and name of the client, which lead to the case study when that is published. The numeral has the size of the text around it. */
export function HomeFigure({ figure, sources, wide = false, asWindow = false }: HomeFigureProps) {
  const client = figure.slug ? sources.get(figure.slug) : undefined;
  const pictures = [client?.mainImage, client?.gridImage];
  const image = wide ? pictures[0] || pictures[1] : pictures[1] || pictures[0];
  const written = withUnit(figure.value, figure.unit);
  const numeral = <StatNumeral value={figure.value} suffix={figure.unit} size="inherit" />;
  return (
    <div className="home-figure" style={lineFit([written])}>
      <p className="home-figure-numeral">
        {asWindow && image ? (
          <span className="home-figure-window">
            <Picture src={image} alt="" sizes="100vw" />
            {numeral}
          </span>
        ) : (
          numeral
        )}
        {figure.measurement && <WorkingNote figure={written}>{figure.measurement}</WorkingNote>}
      </p>
      <p className="home-figure-text">{figure.text}</p>
      {client && (
        <TextLink
          className="home-figure-link"
          href={`/case-studies/${client.slug}`}
          arrow="right"
          underlined
        >
          {client.title}
        </TextLink>
      )}
      {image && !asWindow && (
        <div className="home-figure-picture" data-wide={wide || undefined}>
          <Picture
            src={image}
            alt=""
            ratio={wide ? '3/2' : '4/5'}
            sizes={wide ? '(min-width: 64rem) 26vw, 45vw' : '(min-width: 64rem) 24vw, 46vw'}
          />
        </div>
      )}
    </div>
  );
}
