// A case study in lists: image, headline figure, client.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { truncate } from '#ui/kit/truncate.ts';
import { figureFit } from '#ui/kit/word-fit.ts';
import { BlankCover } from './blank-cover.tsx';
import { TurnOver, TurnOverPart } from './turn-over.tsx';

/** The fields of a case study that a card shows. */
export type CaseStudySummary = Pick<
  CaseStudy,
  | 'slug'
  | 'title'
  | 'description'
  | 'gridImage'
  | 'gridStat'
  | 'gridSupportingText'
  | 'ourRole'
  | 'categories'
> &
  Partial<Pick<CaseStudy, 'sector' | 'challengeTitle' | 'solutionTitle'>>;

export interface CaseStudyCardProps {
  study: CaseStudySummary;
  /** `wide` for the featured card, `tall` for the portrait frame. */
  shape?: 'tall' | 'wide';
  priority?: boolean;
  eager?: boolean;
  /** CSS sizes of the image, when it differs from that of the case-study list. */
  sizes?: string;
  headingLevel?: 2 | 3;
  /** The address of a category; without it, categories are plain text. */
  categoryHref?: (category: string) => string;
}

/** The width of a figure in the narrowest column of a wide window. */
const FIGURE_EMS = 5;

/** The whole card leads to /case-studies/{slug}; its image morphs into the detail's hero where the browser can. */
export function CaseStudyCard({
  study,
  shape = 'tall',
  priority,
  eager,
  sizes = shape === 'wide'
    ? '(min-width: 48rem) 54vw, 100vw'
    : '(min-width: 64rem) 32vw, (min-width: 48rem) 48vw, 100vw',
  headingLevel = 2,
  categoryHref,
}: CaseStudyCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const image = study.gridImage;
  const ratio = shape === 'wide' ? '3/2' : '4/5';
  return (
    <article className="case-study-card" data-shape={shape}>
      <div
        className="case-study-card-image"
        data-work-image=""
        data-morph={image ? study.slug : undefined}
      >
        {image ? (
          <Picture
            src={image}
            alt=""
            ratio={ratio}
            priority={priority}
            eager={eager ?? priority}
            sizes={sizes}
          />
        ) : (
          <BlankCover ratio={ratio} seed={study.slug} />
        )}
        {study.challengeTitle && (
          <TurnOver name={study.title}>
            <TurnOverPart title="The brief">{study.challengeTitle}</TurnOverPart>
            {study.solutionTitle && (
              <TurnOverPart title="What we did">{study.solutionTitle}</TurnOverPart>
            )}
          </TurnOver>
        )}
      </div>
      <div className="case-study-card-words">
        {study.gridStat && (
          <p className="case-study-card-stat">
            <span className="case-study-card-figure" style={figureFit(study.gridStat, FIGURE_EMS)}>
              {study.gridStat}
            </span>
            {study.gridSupportingText && (
              <span className="case-study-card-support">{study.gridSupportingText}</span>
            )}
          </p>
        )}
        <Heading className="case-study-card-title" data-long={study.title.length > 40 || undefined}>
          <a className="case-study-card-link" href={`/case-studies/${study.slug}`}>
            {study.title}
          </a>
          <ArrowRight aria-hidden="true" />
        </Heading>
        {study.sector && <p className="case-study-card-sector">{study.sector}</p>}
        <p className="case-study-card-text">{truncate(study.description)}</p>
        {study.ourRole.length > 0 && (
          <ul className="case-study-card-roles" aria-label="What we did">
            {study.ourRole.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
        )}
        {study.categories.length > 0 && (
          <ul className="case-study-card-tags" aria-label="Tags">
            {study.categories.map((category) => (
              <li key={category}>
                <Badge href={categoryHref?.(category)}>{category}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
