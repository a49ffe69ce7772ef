// The Insights list before its articles are there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostGridSkeleton } from '#ui/site/post-grid-skeleton.tsx';

export default { component: PostGridSkeleton } satisfies Meta<typeof PostGridSkeleton>;
type Story = StoryObj<typeof PostGridSkeleton>;

export const FirstPage: Story = {};
export const LaterPage: Story = { args: { lead: false, count: 3 } };
