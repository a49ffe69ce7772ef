// The about page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutGallery, aboutHero, experience, heritage, milestones } from '#db/content/about.ts';
import { awards } from '#db/content/awards.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import { people } from '#db/content/people.ts';
import { AboutPage } from '#ui/site/company/about-page.tsx';

export default {
  component: AboutPage,
  parameters: {
    docs: {
      description: {
        component: `The film, the account, the seals, the rooms, the clients.

        Do: keep its sections in the order of the specification.

        Don't: repeat a picture of the divisions page in the first view.`,
      },
    },
  },
  args: {
    hero: aboutHero,
    showreel: company.showreel,
    experience,
    milestones,
    heritage,
    people,
    awards,
    mark: company.mark,
    gallery: aboutGallery,
    clients,
  },
} satisfies Meta<typeof AboutPage>;
type Story = StoryObj<typeof AboutPage>;

export const Whole: Story = {};
