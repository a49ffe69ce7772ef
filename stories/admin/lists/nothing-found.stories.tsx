// The empty state of a filtered list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NothingFound } from '#ui/admin/lists/nothing-found.tsx';

const meta = {
  component: NothingFound,
  args: { title: 'No files found.', href: '/vs-admin/media', onClear: fn() },
  parameters: {
    docs: {
      description: {
        component: `Says that no item matches the search and the filters, with a button that clears them.

        Do: keep the search and the filters above it.

        Don't: use it for a list without any items; say how the first one gets there.`,
      },
    },
  },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Clear Filters' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
