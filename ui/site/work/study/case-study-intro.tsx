// The opening text of a case study: client, headline, description and roles.
import type { StudyFacts } from '#db/content/study-facts.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { shownAddress, useKnownPictures } from '#ui/kit/pictures.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { filteredHref } from '#ui/site/work/case-study-filter.ts';

interface CaseStudyIntroProps {
  study: Pick<
    CaseStudy,
    'title' | 'caseStudyTitle' | 'caseStudySubTitle' | 'description' | 'logo' | 'ourRole' | 'sector'
  >;
  facts?: StudyFacts;
  /** The sections of the services by the name of a role. */
  roleHrefs?: ReadonlyMap<string, string>;
}

/** Logo, heading (the client's name when the study has no title of its own), subtitle, description, roles, sector; each only when it exists. Holds the page's h1. */
export function CaseStudyIntro({ study, facts, roleHrefs }: CaseStudyIntroProps) {
  const known = useKnownPictures();
  const title = study.caseStudyTitle || study.title;
  return (
    <div className="case-study-intro" data-theme="paper" data-part="basics">
      {study.logo && (
        <img
          className="case-study-intro-logo"
          src={shownAddress(known, study.logo)}
          alt={study.title}
          decoding="async"
        />
      )}
      <h1 className="case-study-intro-title" style={wordFit(title)}>
        {title}
      </h1>
      {study.caseStudySubTitle && (
        <p className="case-study-intro-subtitle">{study.caseStudySubTitle}</p>
      )}
      {study.description && <p className="case-study-intro-text">{study.description}</p>}
      {facts && (
        <dl className="case-study-intro-data">
          {[
            ['Year', facts.year],
            ['Platform', facts.platform],
            ['Team', facts.team],
            ['Time', facts.time],
            ...(facts.tools.length > 0 ? [['Tools', facts.tools.join(', ')]] : []),
          ].map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {(study.ourRole.length > 0 || study.sector) && (
        <div className="case-study-intro-facts">
          {study.ourRole.length > 0 && (
            <ul className="case-study-intro-roles" aria-label="Our role">
              {study.ourRole.map((role) => (
                <li key={role}>
                  <Badge href={roleHrefs?.get(role)}>{role}</Badge>
                </li>
              ))}
            </ul>
          )}
          {study.sector && (
            <Badge variant="solid" href={filteredHref({ sector: study.sector })}>
              {study.sector}
            </Badge>
          )}
        </div>
      )}
    </div>
  );
}
