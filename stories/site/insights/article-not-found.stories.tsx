// The page of an article that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';

export default {
  component: ArticleNotFound,
  parameters: {
    docs: {
      description: {
        component: `What stands at the address of an article that is missing or could not be fetched.

        Do: answer with the status that tells which: 404 or 503.

        Don't: change its words: they are the spec's.`,
      },
    },
  },
} satisfies Meta<typeof ArticleNotFound>;

export const Missing: StoryObj<typeof ArticleNotFound> = {};
