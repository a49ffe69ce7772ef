// A result card of /results: picture and headline metric.
import type { Result } from '#db/content/results.ts';
import { TurnOver, TurnOverPart } from '#ui/brand/turn-over.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { figureFit } from '#ui/kit/word-fit.ts';
import { filteredHref } from './case-study-filter.ts';

interface ShowcaseCardProps {
  result: Result;
  /** The address of the case study; without it the card has no link. */
  href?: string;
  /** The client's brief, shown on the back of the card. */
  brief?: string | null;
  /** The categories that have case studies: a tag of the same name links to them. */
  categories?: ReadonlySet<string>;
  /** `wide` for the featured card, `beside` for the one next to it. */
  shape?: 'tall' | 'wide' | 'beside';
  /** The card has the first image of the page. */
  priority?: boolean;
  eager?: boolean;
}

/** The width of a figure in the narrowest card: that of 600,000. */
const FIGURE_EMS = 3.95;

const SIZES = {
  tall: '(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 100vw',
  beside: '(min-width: 64rem) 31vw, 100vw',
  wide: '(min-width: 64rem) 66vw, 100vw',
};

/** Image, brand, two-part headline metric, description, tags (docs/contract.md, Results). The image morphs into the case study's hero. */
export function ShowcaseCard({
  result,
  href,
  brief,
  categories,
  shape = 'tall',
  priority = false,
  eager = priority,
}: ShowcaseCardProps) {
  const { slug, brand, metric, measurement, description, image, tags } = result;
  const [figure, words] = metric;
  return (
    <article
      className="showcase-card"
      data-shape={shape === 'tall' ? undefined : shape}
      style={figureFit(figure, FIGURE_EMS)}
    >
      <div className="showcase-card-image" data-work-image="" data-morph={slug}>
        <Picture
          src={image.src}
          alt={image.alt}
          ratio={shape === 'wide' ? '3/2' : '4/5'}
          sizes={SIZES[shape]}
          priority={priority}
          eager={eager}
        />
        <TurnOver name={brand}>
          {brief && <TurnOverPart title="The brief">{brief}</TurnOverPart>}
          <TurnOverPart title={`How ${figure} was measured`}>{measurement}</TurnOverPart>
        </TurnOver>
      </div>
      <div className="showcase-card-words">
        <p>
          <span className="showcase-card-figure">{figure}</span> <span>{words}</span>
        </p>
        <h2>
          {href ? <a href={href}>{brand}</a> : brand}
          {href && <ArrowRight aria-hidden="true" />}
        </h2>
        <p>{description}</p>
        <ul aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge href={categories?.has(tag) ? filteredHref({ category: tag }) : undefined}>
                {tag}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
