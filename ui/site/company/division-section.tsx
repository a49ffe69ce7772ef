// One division on /divisions: name, intro, three value points and case studies.
import type { CSSProperties } from 'react';
import { CaseStudyCard, type CaseStudySummary } from '#ui/brand/case-study-card.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { WorkLink } from '#ui/site/work/work-link.tsx';

/** Pictures that are plain below the name which overlaps them. Any other picture is only touched by it. */
const OVERLAPPED = /^\/images\/division-(commerce|enterprise|performance)\.jpg$/;

/** A division and its benefits for a client. */
export interface Division {
  /** The anchor on the page. */
  id: string;
  title: string;
  /** The division's field and clients: 'Digital commerce for lifestyle brands.' */
  heading: string;
  intro: string;
  image: { src: string; alt: string };
  points: readonly { title: string; text: string }[];
  /** The words of the button that leads to the contact page. */
  contactLabel: string;
  /** Case studies of these categories are shown at the end of the section. */
  workCategories: readonly string[];
}

const ON_EDGE = { '--on-edge': 1 } as CSSProperties;

interface DivisionSectionProps {
  division: Division;
  /** Up to two; without any the section ends with its points. */
  studies: readonly CaseStudySummary[];
  theme?: 'paper' | 'light' | 'dark';
  /** The side on which the picture bleeds off the page. */
  side?: 'left' | 'right';
}

/** The anchor is the division's id. */
export function DivisionSection({
  division,
  studies,
  theme = 'paper',
  side = 'right',
}: DivisionSectionProps) {
  const { id, title, heading, intro, image, points, contactLabel, workCategories } = division;
  const category = workCategories.find((each) =>
    studies.some(({ categories }) => categories.includes(each)),
  );
  return (
    <section
      className="division-section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme={theme}
      data-side={side}
      style={OVERLAPPED.test(image.src) ? undefined : ON_EDGE}
    >
      <h2 className="division-section-title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="division-section-opening">
        <Picture
          className="division-section-picture"
          {...image}
          altStandsIn={image.alt === ''}
          ratio="4/3"
          sizes="(min-width: 64rem) 62vw, 100vw"
        />
        <div className="division-section-words">
          <h3 className="division-section-heading" style={wordFit(heading)}>
            {heading}
          </h3>
          <p className="division-section-intro">{intro}</p>
          <Button href="/contact" size="lg">
            {contactLabel}
            <ArrowRight data-travels="" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <ol className="division-section-points">
        {points.map((point, index) => (
          <li className="division-section-point" key={point.title}>
            <span className="division-section-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="division-section-claim">{point.title}</h3>
            <p className="division-section-text">{point.text}</p>
          </li>
        ))}
      </ol>
      {studies.length > 0 && (
        <>
          <ul className="division-section-work" aria-label={`${title} case studies`}>
            {studies.map((study, index) => (
              <li key={study.slug}>
                <CaseStudyCard
                  study={study}
                  {...(index === 0
                    ? { shape: 'wide' }
                    : { sizes: '(min-width: 48rem) 37vw, 100vw' })}
                  headingLevel={3}
                />
              </li>
            ))}
          </ul>
          <WorkLink category={category} />
        </>
      )}
    </section>
  );
}
