// The home page below the hero.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import * as words from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import { HomeSections } from '#ui/site/home/home-sections.tsx';
import { studies } from '../../fixtures/studies.ts';
import { here, notToBeHad, onItsWay } from '../../screens/frames.tsx';

export default {
  component: HomeSections,
  parameters: {
    docs: {
      description: {
        component: `The five sections in their order: proposition, divisions, partners, locations, platform.

        Do: hand it the promise of the studies; it waits with 'Loading...'.

        Don't: put a section between them: the header takes its colours from their order of dark and light.`,
      },
    },
  },
  args: { words, divisions, offices, company, studies: here(studies) },
} satisfies Meta<typeof HomeSections>;
type Story = StoryObj<typeof HomeSections>;

export const Whole: Story = {};
export const OnTheirWay: Story = { args: { studies: onItsWay } };
export const StudiesNotToBeHad: Story = { args: { studies: notToBeHad } };
