// The drawn cover for items without a picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankCover } from '#ui/brand/blank-cover.tsx';

export default {
  component: BlankCover,
  parameters: {
    docs: {
      description: {
        component: `A generated cover for an item without a picture.

        Do: pass a value of the item as seed, so that it always gets the same cover.

        Don't: use it while a picture loads (Picture reserves the space), or as decoration.`,
      },
    },
  },
} satisfies Meta<typeof BlankCover>;
type Story = StoryObj<typeof BlankCover>;

export const First: Story = { args: { seed: 'a' } };
export const Second: Story = { args: { seed: 'b' } };
export const Third: Story = { args: { seed: 'c', ratio: '3/2' } };
