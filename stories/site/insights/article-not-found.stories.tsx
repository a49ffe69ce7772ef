// The page of an article that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';

export default {
  component: ArticleNotFound,
  parameters: {
    docs: {
      description: {
        component: `Shown for an article that is missing or could not be loaded.

        Do: answer with the matching status: 404 or 503.

        Don't: change its texts: they are fixed by docs/contract.md.`,
      },
    },
  },
} satisfies Meta<typeof ArticleNotFound>;

export const Missing: StoryObj<typeof ArticleNotFound> = {};
