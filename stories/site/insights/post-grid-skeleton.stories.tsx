// The Insights list while its articles load.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostGridSkeleton } from '#ui/site/insights/post-grid-skeleton.tsx';

export default {
  component: PostGridSkeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for a loading page of articles, in its final layout.

        Do: set lead for page one, as PostGrid does.

        Don't: use it inside a card.`,
      },
    },
  },
} satisfies Meta<typeof PostGridSkeleton>;
type Story = StoryObj<typeof PostGridSkeleton>;

export const FirstPage: Story = {};
export const LaterPage: Story = { args: { lead: false, count: 3 } };
