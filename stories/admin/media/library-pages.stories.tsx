// The pages of the library in its dialog: one, the first and the last of several.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LibraryPages } from '#ui/admin/media/library-pages.tsx';

const meta = {
  component: LibraryPages,
  args: { page: 1, pages: 3, onPage: fn(), onPrefetch: fn() },
  parameters: {
    docs: {
      description: {
        component: `The pages of a list without an address of its own.

        Do: scroll to the top of the list.

        Don't: use it on a screen; ListPages has links.`,
      },
    },
  },
} satisfies Meta<typeof LibraryPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const Last: Story = { args: { page: 3 } };
