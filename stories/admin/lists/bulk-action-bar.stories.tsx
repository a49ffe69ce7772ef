// The bar of a selection: some rows, a custom text, none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BulkActionBar } from '#ui/admin/lists/bulk-action-bar.tsx';
import { Button } from '#ui/kit/button.tsx';

const meta = {
  component: BulkActionBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <Button size="sm" variant="outline" onClick={fn()}>
        Publish
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Shows how many items are selected, and what can be done with them.

        Do: put it before the list; on the screen it sticks to the foot.

        Don't: mount it only once something is selected: the count would not be announced.`,
      },
    },
  },
} satisfies Meta<typeof BulkActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const CustomText: Story = {
  args: { count: 501, text: '501 selected; at most 500 at once' },
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
