// Renaming: another name, a name that exists, a name that is refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SharedName } from '#db/contract/names.ts';
import { RenameDialog } from '#ui/admin/names/rename-dialog.tsx';
import { withClientData } from '../../fixtures/admin-decorators.tsx';
import { ok } from '../../toolbars/answer-api.ts';

const b2b: SharedName = { of: 'post-category', name: 'B2B', count: 3 };
const trade: SharedName = { of: 'post-category', name: 'Trade', count: 5 };
const answer = { changed: 3, undo: { of: 'post-category', items: [], drafts: [] } };

const meta = {
  component: RenameDialog,
  args: { renaming: b2b, others: [b2b, trade], onClose: fn(), onRenamed: fn(), onFailed: fn() },
  decorators: [withClientData],
  parameters: {
    api: { 'POST /api/admin/names/rename': ok(answer) },
    docs: {
      description: {
        component: `Renames a category, sector, role or author in all items.

        Do: offer undo afterwards.

        Don't: use it for the title of one item.`,
      },
    },
  },
} satisfies Meta<typeof RenameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (text: string) => {
  const field = await screen.findByLabelText('New name');
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Renames: Story = {
  play: async ({ args }) => {
    await type('Wholesale');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(args.onRenamed).toHaveBeenCalledWith('Wholesale', answer);
  },
};
export const Merges: Story = {
  play: async () => {
    await type('Trade');
    await expect(screen.getByText('Merges 3 items into “Trade”, which has 5.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Merge' })).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ args }) => {
    await type('Retail, Trade');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('A name can’t contain commas or line breaks')).toBeVisible();
    await expect(args.onRenamed).not.toHaveBeenCalled();
  },
};
