// The list of the editor's shortcuts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeyboardHelp } from '#ui/admin/editor/keyboard-help.tsx';

export default {
  component: KeyboardHelp,
  args: { open: true, onOpenChange: fn(), onClosed: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Do: add keys to an action to list them here. Don’t: list keys by hand.',
      },
    },
  },
} satisfies Meta<typeof KeyboardHelp>;
type Story = StoryObj<typeof KeyboardHelp>;

export const Open: Story = {
  play: async () => {
    const row = await screen.findByText('Bullet list');
    await waitFor(() => expect(row).toBeVisible());
  },
};
