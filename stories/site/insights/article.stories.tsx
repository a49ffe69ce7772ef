// An Insights article, whole and bare.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '#ui/site/insights/article.tsx';
import { barePost, post, posts } from '../../fixtures/posts.ts';

export default {
  component: Article,
  parameters: {
    docs: {
      description: {
        component: `An Insights article, from its title to the link back.

        Do: pass the post as the API returns it; parts without data are left out.

        Don't: use it for legal pages or case studies, or omit related articles when there are some.`,
      },
    },
  },
  args: { post },
} satisfies Meta<typeof Article>;
type Story = StoryObj<typeof Article>;

export const Whole: Story = {};
export const WithRelated: Story = { args: { related: posts.slice(1, 4) } };
export const Bare: Story = { args: { post: barePost } };
