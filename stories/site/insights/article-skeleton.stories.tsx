// An article that is loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleSkeleton } from '#ui/site/insights/article-skeleton.tsx';

export default {
  component: ArticleSkeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for a loading article, in its final layout.

        Do: show it as the fallback of Deferred around Article.

        Don't: show it in a list (PostGridSkeleton).`,
      },
    },
  },
} satisfies Meta<typeof ArticleSkeleton>;

export const Loading: StoryObj<typeof ArticleSkeleton> = {};
