// The menu of a list row.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RowMenu } from '#ui/admin/lists/row-menu.tsx';
import { postPaths, publishedRow } from '../../fixtures/admin-lists.ts';

export default {
  component: RowMenu,
  args: {
    row: publishedRow,
    paths: postPaths,
    onDuplicate: fn(),
    onDelete: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `All actions of a row, open from the start.

        Do: load it when its button is pressed.

        Don't: render it for every row.`,
      },
    },
  },
} satisfies Meta<typeof RowMenu>;
type Story = StoryObj<typeof RowMenu>;

export const Published: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View' })).toBeVisible());
  },
};
export const Deletes: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
