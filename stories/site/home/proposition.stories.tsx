// The proposition section of the home page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { proposition } from '#db/content/home.ts';
import { Proposition } from '#ui/site/home/proposition.tsx';

export default {
  component: Proposition,
  parameters: {
    docs: {
      description: {
        component: `One paragraph whose words light up as they are read, and three figures.

        Do: keep it to forty or fifty words, and put the longest figure first: it takes the whole width.

        Don't: mark more than one phrase with the accent.`,
      },
    },
  },
  args: {
    ...proposition,
    sources: new Map([
      [
        'strydal',
        {
          slug: 'strydal',
          title: 'Strydal',
          mainImage: null,
          gridImage: '/images/strydal-grid.jpg',
        },
      ],
      [
        'wagsby',
        { slug: 'wagsby', title: 'Wagsby', mainImage: null, gridImage: '/images/wagsby-grid.jpg' },
      ],
    ]),
  },
} satisfies Meta<typeof Proposition>;
type Story = StoryObj<typeof Proposition>;

export const WithStories: Story = {};
export const StoriesNotLoaded: Story = { args: { sources: new Map() } };
