// An article as the Insights list shows it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostCard } from '#ui/site/insights/post-card.tsx';
import { barePost, post } from '../../fixtures/posts.ts';

export default {
  component: PostCard,
  parameters: {
    docs: {
      description: {
        component: `An article in a list: picture, date, title, categories.

        Do: make it the lead once at most, and eager only in the first view.

        Don't: show it without a date, or shorten the title.`,
      },
    },
  },
  args: { post, eager: true },
} satisfies Meta<typeof PostCard>;
type Story = StoryObj<typeof PostCard>;

export const InTheGrid: Story = {};
export const Lead: Story = { args: { lead: true } };
export const Bare: Story = { args: { post: barePost } };
export const LeadWithoutPicture: Story = { args: { post: barePost, lead: true } };
