// / as visitors see it: whole, while its sections are loading, and without the case studies behind its figures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import * as words from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import { SectionLoading } from '#ui/site/frame/section-loading.tsx';
import { DivisionBands } from '#ui/site/home/division-bands.tsx';
import { HomeHero } from '#ui/site/home/home-hero.tsx';
import { Locations } from '#ui/site/home/locations.tsx';
import { PartnerWall } from '#ui/site/home/partner-wall.tsx';
import { PlatformPartner } from '#ui/site/home/platform-partner.tsx';
import { Proposition } from '#ui/site/home/proposition.tsx';
import { studies } from '../fixtures/studies.ts';
import { PublicScreen } from './frames.tsx';

/** `shown` is null while the case studies are loading. */
function Home({ shown }: { shown: typeof studies | null }) {
  const sources = new Map(shown?.map((study) => [study.slug, study]));
  return (
    <PublicScreen path="/">
      <HomeHero {...words.homeHero} divisions={divisions} />
      {shown ? (
        <>
          <Proposition {...words.proposition} sources={sources} />
          <DivisionBands {...words.divisionBands} divisions={divisions} />
          <PartnerWall {...words.homePartners} link="All 27 partners" />
          <Locations {...words.locations} offices={offices} />
          <PlatformPartner {...words.platformPartner} {...company} sources={sources} />
        </>
      ) : (
        <>
          <SectionLoading theme="dark" />
          <SectionLoading theme="light" />
          <SectionLoading theme="paper" />
          <SectionLoading theme="light" />
          <SectionLoading theme="paper" />
        </>
      )}
    </PublicScreen>
  );
}

export default { component: Home } satisfies Meta<typeof Home>;
type Story = StoryObj<typeof Home>;

export const Whole: Story = { args: { shown: studies } };
export const SectionsLoading: Story = { args: { shown: null } };
export const StoriesNotLoaded: Story = { args: { shown: [] } };
