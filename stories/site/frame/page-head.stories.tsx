// The head of a page without an image.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '#ui/site/frame/page-head.tsx';

export default {
  component: PageHead,
  parameters: {
    docs: {
      description: {
        component: `The head of a public page: a display headline and a lead.

        Do: use it once, first, with the words of docs/contract.md; start the headline in another column for variety.

        Don't: use it below a hero with an h1.`,
      },
    },
  },
  args: { title: 'Insights' },
} satisfies Meta<typeof PageHead>;
type Story = StoryObj<typeof PageHead>;

export const TitleOnly: Story = {};
export const WithIntro: Story = {
  args: {
    title: 'Case Studies. Our Work.',
    intro: 'Notes on planning, building and growing online shops, with the numbers left in.',
  },
};
