// The menu order of a case study: in the middle, at the ends, grabbed, fixed.
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
    siblings: [first, second, third],
    ordering: { show: fn(), save: fn(), announce: fn() },
  },
  parameters: {
    docs: {
      description: {
        component: `A number, two buttons and a drag handle, for mouse, touch and keyboard.

        Do: omit \`ordering\` while another order or a filter is active.

        Don't: make people type numbers to change the order.`,
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
    canvas.getByRole('button', { name: 'Move Strydal, position 2 of 3' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.ordering?.show).toHaveBeenCalledWith(2, 2);
    await expect(args.ordering?.save).not.toHaveBeenCalled();
  },
};
export const NotMovable: Story = { args: { ordering: undefined } };
