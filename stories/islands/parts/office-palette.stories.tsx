// The palette by itself, and its question before somebody logs out over unsaved work; the rest is in the island around it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminNavigation } from '#db/content/navigation.ts';
import { useUnsavedWork } from '#ui/islands/lib/unsaved-work.ts';
import { ClientData } from '#ui/islands/parts/client-data.tsx';
import { OfficePalette } from '#ui/islands/parts/office-palette.tsx';
import { Toaster } from '#ui/islands/parts/toaster.tsx';

const meta = {
  component: OfficePalette,
  args: { screens: adminNavigation, open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <ClientData>
        <Toaster>
          <Story />
        </Toaster>
      </ClientData>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Screens and actions at once, items as they are found.

        Do: stand it inside ClientData and the toasts.

        Don't: use it for anything but the back office; the kit has the palette itself.`,
      },
    },
  },
} satisfies Meta<typeof OfficePalette>;
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
