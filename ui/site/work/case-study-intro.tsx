// The opening text of a case study: client, headline, description and roles.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';

interface CaseStudyIntroProps {
  study: Pick<
    CaseStudy,
    'title' | 'caseStudyTitle' | 'caseStudySubTitle' | 'description' | 'logo' | 'ourRole' | 'sector'
  >;
}

/** Logo, heading (the client's name when the study has no title of its own), subtitle, description, roles, sector; each only when it exists. Holds the page's h1. */
export function CaseStudyIntro({ study }: CaseStudyIntroProps) {
  const title = study.caseStudyTitle || study.title;
  return (
    <div className="case-study-intro" data-theme="paper">
      {study.logo && (
        <img
          className="case-study-intro-logo"
          src={study.logo}
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
      {(study.ourRole.length > 0 || study.sector) && (
        <div className="case-study-intro-facts">
          {study.ourRole.length > 0 && (
            <ul className="case-study-intro-roles" aria-label="Our role">
              {study.ourRole.map((role) => (
                <li key={role}>
                  <Badge>{role}</Badge>
                </li>
              ))}
            </ul>
          )}
          {study.sector && <Badge variant="solid">{study.sector}</Badge>}
        </div>
      )}
    </div>
  );
}
