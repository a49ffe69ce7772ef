// The work of /results.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { results } from '#db/content/results.ts';
import { Showcase } from '#ui/site/work/showcase.tsx';

export default {
  component: Showcase,
  args: {
    results,
    studies: results.map(({ slug, tags }) => ({ slug, slugs: [slug], categories: [...tags] })),
  },
  parameters: {
    docs: {
      description: {
        component: `A wide card, one beside it, and the rest in three columns.

        Do: put the most surprising figure first.

        Don't: use it for a list that is filtered (the island case-study-list).`,
      },
    },
  },
} satisfies Meta<typeof Showcase>;
type Story = StoryObj<typeof Showcase>;

export const Fourteen: Story = {};
export const Two: Story = { args: { results: results.slice(0, 2) } };
export const WithoutStories: Story = { args: { studies: [] } };
