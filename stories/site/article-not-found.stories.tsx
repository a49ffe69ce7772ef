// What stands at the address of an article that is not there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleNotFound } from '#ui/site/article-not-found.tsx';

export default { component: ArticleNotFound } satisfies Meta<typeof ArticleNotFound>;

export const Missing: StoryObj<typeof ArticleNotFound> = {};
