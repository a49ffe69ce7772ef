// The actions of a list row.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RowActions } from '#ui/admin/lists/row-actions.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { postPaths, publishedRow } from '../../fixtures/admin-lists.ts';

export default {
  component: RowActions,
  args: {
    row: publishedRow,
    paths: postPaths,
    onDuplicate: fn(),
    onDelete: fn(),
  },
  decorators: [withToasts],
  parameters: {
    docs: {
      description: {
        component: `Edit and Delete as quiet buttons, and a menu with all actions.

        Do: put it at the end of a row.

        Don't: put the destructive action last.`,
      },
    },
  },
} satisfies Meta<typeof RowActions>;
type Story = StoryObj<typeof RowActions>;

export const Closed: Story = {};
export const Duplicates: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalled();
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
