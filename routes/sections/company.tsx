// The sections of the pages about the agency.
import { contentOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import { AboutShowreel } from '#ui/site/company/about-showreel.tsx';
import { AwardWall } from '#ui/site/company/award-wall.tsx';
import { ClientWall } from '#ui/site/company/client-wall.tsx';
import { DivisionSections } from '#ui/site/company/division-sections.tsx';
import { HeritageAccount } from '#ui/site/company/heritage-account.tsx';
import { PeopleRoll } from '#ui/site/company/people-roll.tsx';
import { ServiceSections } from '#ui/site/company/service-sections.tsx';
import { PartnerStage } from '#ui/site/partners/partner-stage.tsx';
import { Showcase } from '#ui/site/work/showcase.tsx';
import { selectStudies } from '../select-studies.ts';
import { divisionsOf, resultsOf, servicesOf } from './entries.ts';
import type { SectionDrawings } from './section-drawing.ts';

const STUDIES_PER_DIVISION = 2;

export const companySections = {
  'division-sections': {
    sheet: 'company',
    needs: 'study-cards',
    draw: (_, { c, studies }) => {
      const divisions = divisionsOf(c);
      const work = selectStudies(studies, divisions, STUDIES_PER_DIVISION);
      return <DivisionSections divisions={divisions} work={work} />;
    },
  },
  'service-sections': {
    sheet: 'company',
    needs: 'study-cards',
    draw: (_, { c, studies }) => {
      const groups = servicesOf(c);
      const work = selectStudies(studies, groups, 1).map(([study]) => study);
      return <ServiceSections groups={groups} work={work} />;
    },
  },
  showcase: {
    sheet: 'work',
    needs: 'studies',
    draw: (_, { c, studies }) => <Showcase results={resultsOf(c)} studies={studies} />,
  },
  'partner-stage': {
    sheet: 'small-pages',
    draw: ({ image, caption }) => <PartnerStage {...image} caption={caption} />,
  },
  showreel: {
    sheet: 'company',
    draw: ({ label }, { c }) => {
      const { showreel } = siteFacts(c);
      return <AboutShowreel {...showreel} play={label} />;
    },
  },
  'heritage-account': { sheet: 'company', draw: (values) => <HeritageAccount {...values} /> },
  'people-roll': {
    sheet: 'company',
    draw: ({ title }, { c }) => (
      <PeopleRoll title={title} people={contentOf(c, 'people-list').items} />
    ),
  },
  'award-wall': {
    sheet: 'company',
    draw: ({ title }, { c }) => (
      <AwardWall
        title={title}
        awards={contentOf(c, 'award-list').items}
        mark={contentOf(c, 'brand').mark}
      />
    ),
  },
  'client-wall': {
    sheet: 'company',
    needs: 'studies',
    draw: ({ title }, { c, studies }) => (
      <ClientWall
        title={title}
        clients={contentOf(c, 'client-list').items}
        studies={new Map(studies.map((study) => [study.title, study.slug]))}
      />
    ),
  },
} satisfies SectionDrawings;
