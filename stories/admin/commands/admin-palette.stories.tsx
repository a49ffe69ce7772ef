// The palette itself, and its question before a logout with unsaved work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminNavigation } from '#db/content/navigation.ts';
import { AdminPalette } from '#ui/admin/commands/admin-palette.tsx';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { withToasts } from '../../fixtures/admin-decorators.tsx';

const meta = {
  component: AdminPalette,
  args: { screens: adminNavigation, open: true, onOpenChange: fn() },
  decorators: [withToasts],
  parameters: {
    docs: {
      description: {
        component: `Screens and actions at once, then matching items.

        Do: render it inside ClientData and the toasts.

        Don't: use it outside the back office; CommandPalette in the kit is the generic one.`,
      },
    },
  },
} satisfies Meta<typeof AdminPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OneScreen: Story = { args: { screens: adminNavigation.slice(0, 1) } };

function HalfWritten() {
  useUnsavedWork(true);
  return null;
}

export const LogsOutOverUnsavedWork: Story = {
  decorators: [
    (Story) => (
      <>
        <HalfWritten />
        <Story />
      </>
    ),
  ],
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: 'Logout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Log out without saving?' });
    await waitFor(() => expect(question).toBeVisible());
  },
};
