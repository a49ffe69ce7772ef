// /about as a visitor meets it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutGallery, aboutHero, experience, heritage, milestones } from '#db/content/about.ts';
import { awards } from '#db/content/awards.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import { people } from '#db/content/people.ts';
import { AboutPage } from '#ui/site/company/about-page.tsx';
import { PublicScreen } from './frames.tsx';

function About() {
  return (
    <PublicScreen path="/about">
      <AboutPage
        hero={aboutHero}
        showreel={company.showreel}
        experience={experience}
        milestones={milestones}
        heritage={heritage}
        awards={awards}
        mark={company.mark}
        gallery={aboutGallery}
        clients={clients}
        people={people}
      />
    </PublicScreen>
  );
}

export default { component: About } satisfies Meta<typeof About>;

export const Whole: StoryObj<typeof About> = {};
