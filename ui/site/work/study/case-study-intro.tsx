// The opening text of a case study: client, headline, description and roles.
import { Fragment, type ReactNode } from 'react';
import type { StudyFacts } from '#db/content/study-facts.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { shownAddress, useKnownPictures } from '#ui/kit/pictures.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { filteredHref } from '#ui/site/work/case-study-filter.ts';

interface CaseStudyIntroProps {
  study: Pick<
    CaseStudy,
    | 'title'
    | 'caseStudyTitle'
    | 'caseStudySubTitle'
    | 'description'
    | 'logo'
    | 'ourRole'
    | 'sector'
    | 'categories'
  >;
  facts?: StudyFacts;
  /** The sections of the services by the name of a role. */
  roleHrefs?: ReadonlyMap<string, string>;
  /** Whether the study has no other section: then the intro is set as a cover, in large type on ink. */
  isWhole?: boolean;
}

/** Logo (without one, the client's name), heading (the client's name when the study has no title of its own), subtitle, description, roles, sector; each only when it exists. Holds the page's h1. */
export function CaseStudyIntro({ study, facts, roleHrefs, isWhole = false }: CaseStudyIntroProps) {
  const known = useKnownPictures();
  const title = study.caseStudyTitle || study.title;
  return (
    <div
      className="case-study-intro"
      data-theme={isWhole ? 'dark' : 'paper'}
      data-whole={isWhole || undefined}
      data-part="basics"
    >
      {study.logo ? (
        <img
          className="case-study-intro-logo"
          src={shownAddress(known, study.logo)}
          alt={study.title}
          decoding="async"
        />
      ) : (
        title !== study.title && <p className="case-study-intro-client">{study.title}</p>
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
          {rowsOf(facts).map(([term, fact]) => (
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
      {isWhole && (
        <ul className="case-study-intro-facts" aria-label="Categories">
          {study.categories.map((category) => (
            <li key={category}>
              <Badge href={filteredHref({ category })}>{category}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function rowsOf({ year, platform, team, time, tools }: StudyFacts): [string, ReactNode][] {
  return [
    ['Year', year],
    ['Platform', platform],
    ['Team', team],
    ['Time', time],
    ...(tools.length > 0 ? [['Tools', linked(tools)] satisfies [string, ReactNode]] : []),
  ];
}

/** The tools with commas between, each a link to the case studies that use it. */
function linked(tools: readonly string[]) {
  return tools.map((tool, index) => (
    <Fragment key={tool}>
      {index > 0 && ', '}
      <a href={filteredHref({ partner: tool })}>{tool}</a>
    </Fragment>
  ));
}
