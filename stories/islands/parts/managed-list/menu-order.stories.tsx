// The place of a case study: in the middle, at the ends, and where it cannot be moved.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MenuOrder } from '#ui/islands/parts/managed-list/menu-order.tsx';

const first = { id: 1, title: 'Norrowe', menuOrder: 100 };
const second = { id: 2, title: 'Strydal', menuOrder: 95 };
const third = { id: 3, title: 'Velmoor', menuOrder: 90 };

const meta = {
  component: MenuOrder,
  args: { study: second, among: [first, second, third], onMove: fn() },
  parameters: {
    docs: {
      description: {
        component: `A number and two steps, by mouse, finger and keyboard alike.

        Do: leave \`onMove\` out where another order or a filter hides the places.

        Don't: ask for numbers to be typed to put one before another.`,
      },
    },
  },
} satisfies Meta<typeof MenuOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Strydal up' }));
    await expect(args.onMove).toHaveBeenCalledWith(2, 1);
  },
};
export const First: Story = {
  args: { study: first },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Norrowe up' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const NotMovable: Story = { args: { onMove: undefined } };
