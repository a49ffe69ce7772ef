// /about: showreel, timeline, awards, gallery and clients.
import type { ComponentProps } from 'react';
import type { Milestone } from '#db/content/about.ts';
import type { Award } from '#db/content/awards.ts';
import type { Client } from '#db/content/clients.ts';
import type { Drawing } from '#db/content/company.ts';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { AboutShowreel } from './about-showreel.tsx';
import { AwardWall } from './award-wall.tsx';
import { ClientWall } from './client-wall.tsx';
import { HeritageAccount } from './heritage-account.tsx';
import { PeopleRoll } from './people-roll.tsx';
import { PhotoGallery } from './photo-gallery.tsx';

interface AboutPageProps {
  hero: { title: string; intro: string };
  showreel: ComponentProps<typeof AboutShowreel>;
  experience: { title: string; paragraphs: readonly string[] };
  milestones: readonly Milestone[];
  heritage: ComponentProps<typeof HeritageAccount>['totals'];
  awards: readonly Award[];
  mark: Drawing;
  gallery: ComponentProps<typeof PhotoGallery>['images'];
  clients: readonly Client[];
  /** Slugs of published case studies by the name of the client. */
  studies?: ReadonlyMap<string, string>;
  people: ComponentProps<typeof PeopleRoll>['people'];
}

/** Sections in the order of docs/contract.md, About; holds the page's h1. */
export function AboutPage({
  hero,
  showreel,
  experience,
  milestones,
  heritage,
  awards,
  mark,
  gallery,
  clients,
  studies,
  people,
}: AboutPageProps) {
  return (
    <>
      <PageHead title={hero.title} intro={hero.intro} />
      <AboutShowreel {...showreel} />
      <HeritageAccount {...experience} milestones={milestones} totals={heritage} />
      <PeopleRoll people={people} />
      <AwardWall awards={awards} mark={mark} />
      <PhotoGallery images={gallery} label="Where we work" />
      <ClientWall clients={clients} studies={studies} />
      <CallToAction
        title="There’s a chair free on our side."
        label="Let's Work Together"
        href="/contact"
      />
    </>
  );
}
