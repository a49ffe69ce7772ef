// Everything of the home page below the hero, in the order of docs/contract.md, Home.
import type { Company } from '#db/content/company.ts';
import type { Division } from '#db/content/divisions.ts';
import type * as home from '#db/content/home.ts';
import type { Office } from '#db/content/offices.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { SectionLoading } from '#ui/site/frame/section-loading.tsx';
import { DivisionBands } from './division-bands.tsx';
import type { FigureSources } from './home-figure.tsx';
import { Locations } from './locations.tsx';
import { PartnerWall } from './partner-wall.tsx';
import { PlatformPartner } from './platform-partner.tsx';
import { Proposition } from './proposition.tsx';

type Studies = Pick<CaseStudy, 'slug' | 'title' | 'mainImage' | 'gridImage'>[];

interface HomeSectionsProps {
  /** The case studies behind the figures; while they are deferred, all five sections show 'Loading...'. */
  studies: DeferredData<Studies>;
  words: Pick<
    typeof home,
    'proposition' | 'divisionBands' | 'homePartners' | 'locations' | 'platformPartner'
  >;
  divisions: readonly Division[];
  offices: readonly Office[];
  company: Pick<Company, 'platform' | 'mark'>;
}

/** A figure whose case study failed to load or is hidden has no link. */
export function HomeSections({ studies, words, divisions, offices, company }: HomeSectionsProps) {
  const sections = (sources: FigureSources) => (
    <>
      <Proposition {...words.proposition} sources={sources} />
      <DivisionBands {...words.divisionBands} divisions={divisions} />
      <PartnerWall {...words.homePartners} />
      <Locations {...words.locations} offices={offices} />
      <PlatformPartner {...words.platformPartner} {...company} sources={sources} />
    </>
  );
  return (
    <Deferred
      data={studies}
      fallback={
        <>
          <SectionLoading theme="dark" />
          <SectionLoading theme="light" />
          <SectionLoading theme="paper" />
          <SectionLoading theme="light" />
          <SectionLoading theme="paper" />
        </>
      }
      failed={sections(new Map())}
    >
      {(found) => sections(new Map(found.map((study) => [study.slug, study])))}
    </Deferred>
  );
}
