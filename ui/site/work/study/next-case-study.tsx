// The link to the next case study at the end of one.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';

/** The fields of a case study that the link shows. */
export type NextStudy = Pick<
  CaseStudy,
  'slug' | 'title' | 'mainImage' | 'gridImage' | 'gridStat' | 'gridSupportingText'
>;

/** The whole band leads to the study; its picture morphs into that page's hero. */
export function NextCaseStudy({ study }: { study: NextStudy }) {
  const image = study.mainImage || study.gridImage;
  return (
    <section className="next-case-study" data-theme="dark" aria-label="Next case study">
      <div className="next-case-study-words">
        <p className="next-case-study-label">Next case study</p>
        <h2
          className="next-case-study-title"
          data-long={study.title.length > 14 || undefined}
          style={wordFit(study.title)}
        >
          <a className="next-case-study-link" href={`/case-studies/${study.slug}`}>
            {study.title}
          </a>
        </h2>
        {study.gridStat && (
          <p className="next-case-study-stat">
            {study.gridStat} {study.gridSupportingText}
          </p>
        )}
        <ArrowRight aria-hidden="true" />
      </div>
      {image && (
        <div className="next-case-study-image" data-morph={study.slug}>
          <Picture src={image} alt="" ratio="16/10" sizes="(min-width: 64rem) 58vw, 100vw" />
        </div>
      )}
    </section>
  );
}
