// The selection bar: some rows, pending, too many, none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    count: 3,
    pending: false,
    onPublish: fn(),
    onUnpublish: fn(),
    onDelete: fn(),
    onClear: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The actions on the selected rows.

        Do: put it before the rows; it sticks to the bottom of the window.

        Don't: add actions that cannot be undone.`,
      },
    },
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Pending: Story = { args: { pending: true } };
export const TooMany: Story = {
  args: { count: 501 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled(),
};
export const None: Story = { args: { count: 0 } };
