// The pages of a list: some, many, and a turn.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListPages } from '#ui/islands/list-pages.tsx';

const meta = {
  component: ListPages,
  args: { page: 2, pages: 4, hrefFor: (page) => `/vs-admin/posts?page=${page}`, onPage: fn() },
  parameters: {
    docs: {
      description: {
        component: `Pagination without loading a new document.

        Do: give it the addresses as well; they work without script and in new tabs.

        Don't: use it where a page is a document of its own (Pagination).`,
      },
    },
  },
} satisfies Meta<typeof ListPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Many: Story = { args: { page: 100, pages: 200 } };
export const OnlyOne: Story = { args: { page: 1, pages: 1 } };
