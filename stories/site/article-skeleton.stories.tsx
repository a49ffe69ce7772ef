// An article before its text is there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleSkeleton } from '#ui/site/article-skeleton.tsx';

export default { component: ArticleSkeleton } satisfies Meta<typeof ArticleSkeleton>;

export const Loading: StoryObj<typeof ArticleSkeleton> = {};
