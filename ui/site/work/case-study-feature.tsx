// One case study across the page, at the end of a section.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { truncate } from '#ui/kit/truncate.ts';
import { figureFit } from '#ui/kit/word-fit.ts';

export interface CaseStudyFeatureProps {
  study: Pick<
    CaseStudy,
    | 'slug'
    | 'title'
    | 'caseStudyTitle'
    | 'description'
    | 'mainImage'
    | 'gridStat'
    | 'gridSupportingText'
    | 'categories'
  >;
}

/** The width of a figure beside the picture, where its column is narrowest. */
const FIGURE_EMS = 2.7;

/** The whole feature leads to /case-studies/{slug}; without a picture the figure takes its place. */
export function CaseStudyFeature({ study }: CaseStudyFeatureProps) {
  return (
    <article className="case-study-feature" data-bare={study.mainImage ? undefined : ''}>
      {study.mainImage && (
        <div className="case-study-feature-image" data-morph={study.slug}>
          <Picture
            src={study.mainImage}
            alt=""
            ratio="16/10"
            sizes="(min-width: 64rem) 66vw, 100vw"
          />
        </div>
      )}
      <div className="case-study-feature-words">
        {study.gridStat && (
          <p className="case-study-feature-stat">
            <span
              className="case-study-feature-figure"
              style={figureFit(study.gridStat, FIGURE_EMS)}
            >
              {study.gridStat}
            </span>
            {study.gridSupportingText && (
              <span className="case-study-feature-support">{study.gridSupportingText}</span>
            )}
          </p>
        )}
        <h3 className="case-study-feature-title">
          <a className="case-study-feature-link" href={`/case-studies/${study.slug}`}>
            {study.title}
          </a>
          <ArrowRight aria-hidden="true" />
        </h3>
        <p className="case-study-feature-text">
          {study.caseStudyTitle || truncate(study.description)}
        </p>
      </div>
    </article>
  );
}
