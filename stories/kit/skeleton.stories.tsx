// The skeleton in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '#ui/kit/skeleton.tsx';

export default {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for loading content.

        Do: give it the final size, so that nothing jumps, and add the 'Loading...' text of docs/contract.md for screen readers.

        Don't: use it for an action that somebody started (Spinner), or show it longer than needed.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = {};
export const Title: Story = { args: { shape: 'title', width: 'long' } };
export const Block: Story = { args: { shape: 'block', ratio: '3/2' } };

export const Card: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '24rem' }}>
      <Skeleton shape="block" ratio="3/2" />
      <Skeleton shape="title" width="long" />
      <Skeleton width="full" />
      <Skeleton width="half" />
      <Skeleton width="short" />
    </div>
  ),
};
