// The drawn cover for items without a picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankCover } from '#ui/brand/blank-cover.tsx';

export default {
  component: BlankCover,
  parameters: {
    docs: {
      description: {
        component: `A drawn cover in the place of a picture that an item does not have.

        Do: pass something of the item's own as seed, so that it always gets the same one.

        Don't: use it while a picture loads (Picture keeps the place), or as decoration.`,
      },
    },
  },
} satisfies Meta<typeof BlankCover>;
type Story = StoryObj<typeof BlankCover>;

export const First: Story = { args: { seed: 'a' } };
export const Second: Story = { args: { seed: 'b' } };
export const Third: Story = { args: { seed: 'c', ratio: '3/2' } };
