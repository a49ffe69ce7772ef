// The magazine page of the Insights list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { posts } from '../../fixtures/posts.ts';

export default {
  component: PostGrid,
  parameters: {
    docs: {
      description: {
        component: `The magazine page: on page one a large lead, then three columns.

        Do: pass the articles in the order of the API, and the page they are of.

        Don't: mix other cards in, or use it for three related articles without leaving page out.`,
      },
    },
  },
  args: { posts },
} satisfies Meta<typeof PostGrid>;
type Story = StoryObj<typeof PostGrid>;

export const FirstPage: Story = { args: { page: 1 } };
export const LaterPage: Story = { args: { page: 2 } };
export const Pair: Story = { args: { fitted: true, posts: posts.slice(0, 2) } };
export const OneArticle: Story = { args: { page: 1, posts: posts.slice(0, 1) } };
