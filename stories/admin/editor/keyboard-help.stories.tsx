// All keys of the editor.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeyboardHelp } from '#ui/admin/editor/keyboard-help.tsx';

export default {
  component: KeyboardHelp,
  args: { open: true, onOpenChange: fn(), onClosed: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do: add keys to the actions, and they are listed. Don’t: list keys here by hand.',
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
