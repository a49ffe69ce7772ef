// /about as visitors see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { AboutShowreel } from '#ui/site/company/about-showreel.tsx';
import { AwardWall } from '#ui/site/company/award-wall.tsx';
import { ClientWall } from '#ui/site/company/client-wall.tsx';
import { HeritageAccount } from '#ui/site/company/heritage-account.tsx';
import { PeopleRoll } from '#ui/site/company/people-roll.tsx';
import { PhotoGallery } from '#ui/site/company/photo-gallery.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

const page = original('about');

function About() {
  return (
    <PublicScreen path="/about">
      <PageHead {...valuesOf(page, 'page-head')} />
      <AboutShowreel {...company.showreel} play={valuesOf(page, 'showreel').label} />
      <HeritageAccount {...valuesOf(page, 'heritage-account')} />
      <PeopleRoll {...valuesOf(page, 'people-roll')} people={original('people-list').items} />
      <AwardWall
        {...valuesOf(page, 'award-wall')}
        awards={original('award-list').items}
        mark={company.mark}
      />
      <PhotoGallery {...valuesOf(page, 'photo-gallery')} />
      <ClientWall {...valuesOf(page, 'client-wall')} clients={original('client-list').items} />
      <CallToAction {...wayOf(valuesOf(page, 'call-to-action'))} />
    </PublicScreen>
  );
}

const wayOf = ({ title, way }: { title: string; way: { label: string; href: string } }) => ({
  title,
  ...way,
});

export default { component: About } satisfies Meta<typeof About>;

export const Whole: StoryObj<typeof About> = {};
