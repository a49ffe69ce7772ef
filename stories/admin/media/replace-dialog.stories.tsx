// Replacing a picture: open, chosen from the library, refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ReplaceDialog } from '#ui/admin/media/replace-dialog.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { harbour, kennel, libraryAnswers, uses } from '../../fixtures/media.ts';
import { badGateway } from '../../toolbars/answer-api.ts';

const meta = {
  component: ReplaceDialog,
  args: { open: true, picture: harbour, uses, onClose: fn(), onReplaced: fn() },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `Asks for the new picture and says in how many places it is replaced.

        Do: open it only for a picture that is used.

        Don't: replace anything before it is confirmed.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof ReplaceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function chooseAnother() {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose from library' }));
  await userEvent.click(await screen.findByRole('button', { name: /wagsby-grid/ }));
  const confirm = await screen.findByRole('button', { name: 'Replace in 3 places' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return confirm;
}

export const Asked: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Replace in 3 places' })).toBeDisabled();
  },
};
export const Chosen: Story = {
  play: async () => {
    await chooseAnother();
  },
};
export const NotLoaded: Story = {
  parameters: {
    api: { ...libraryAnswers, [`GET /api/admin/media/${kennel.name}`]: badGateway },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from library' }));
    await userEvent.click(await screen.findByRole('button', { name: /wagsby-grid/ }));
    await expect(
      await screen.findByText('The new picture could not be loaded.'),
    ).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: {
    api: { ...libraryAnswers, [`POST /api/admin/media/${harbour.name}/replace`]: badGateway },
  },
  play: async () => {
    await userEvent.click(await chooseAnother());
    await waitFor(async () =>
      expect(await screen.findByText('Failed to replace the picture')).toBeVisible(),
    );
  },
};
