// The place of a case study: in the middle, at the ends, grabbed, and where it cannot be moved.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MenuOrder } from '#ui/admin/lists/menu-order.tsx';

const first = { id: 1, title: 'Norrowe', menuOrder: 100 };
const second = { id: 2, title: 'Strydal', menuOrder: 95 };
const third = { id: 3, title: 'Velmoor', menuOrder: 90 };

const meta = {
  component: MenuOrder,
  args: {
    study: second,
    among: [first, second, third],
    ordering: { show: fn(), save: fn(), say: fn() },
  },
  parameters: {
    docs: {
      description: {
        component: `A number, two steps and a handle, for mouse, finger and keyboard alike.

        Do: leave \`ordering\` out where another order or a filter hides the places.

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
    await expect(args.ordering?.save).toHaveBeenCalledWith(2, 0);
  },
};
export const First: Story = {
  args: { study: first },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Norrowe up' }));
    await expect(args.ordering?.save).not.toHaveBeenCalled();
  },
};
export const Grabbed: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Strydal, place 2 of 3' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.ordering?.show).toHaveBeenCalledWith(2, 2);
    await expect(args.ordering?.save).not.toHaveBeenCalled();
  },
};
export const NotMovable: Story = { args: { ordering: undefined } };
