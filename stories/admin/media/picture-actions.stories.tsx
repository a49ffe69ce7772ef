// The actions of a used and of an unused picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PictureActions } from '#ui/admin/media/picture-actions.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { harbour, libraryAnswers, tiles, uses } from '../../fixtures/media.ts';
import { ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: PictureActions,
  args: { picture: harbour, uses, onDeleted: fn(), onReplaced: fn() },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `The actions of a picture.

        Do: let a disabled button say why.

        Don't: hide it.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof PictureActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Delete' });
    await expect(remove).toHaveAccessibleDescription(/Used in 3 places/);
    await userEvent.click(remove);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const Unused: Story = {
  args: { uses: [] },
  parameters: {
    api: { ...libraryAnswers, [`DELETE /api/admin/media/${harbour.name}`]: ok({ success: true }) },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Picture deleted')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(args.onDeleted).toHaveBeenCalledWith(harbour.name);
  },
};
export const UsesLoading: Story = { args: { uses: undefined } };

export const OfTheSite: Story = {
  args: { picture: tiles, uses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'It cannot be deleted. It is part of the site.',
    );
  },
};
