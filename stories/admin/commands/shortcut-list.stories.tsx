// The list of all admin shortcuts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutList } from '#ui/admin/commands/shortcut-list.tsx';
import { hasSingleKeys, setSingleKeys } from '#ui/admin/commands/single-keys.ts';

const meta = {
  component: ShortcutList,
  args: { open: true, onOpenChange: fn(), onClosed: fn() },
  parameters: {
    docs: {
      description: {
        component: `All shortcuts in one dialog.

        Do: list a new key in admin-shortcuts.ts, or give an action of the editor its keys.

        Don't: write keys here.`,
      },
    },
  },
  beforeEach: () => () => setSingleKeys(true),
} satisfies Meta<typeof ShortcutList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const SingleKeysOff: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('switch'));
    await expect(hasSingleKeys()).toBe(false);
  },
};
