// The editing screen of an item that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminItemMissing } from '#ui/admin/shell/admin-item-missing.tsx';

const meta = {
  component: AdminItemMissing,
  args: {
    title: 'Post not found',
    back: { label: 'Back to Dashboard', href: '/vs-admin/dashboard' },
  },
  parameters: {
    docs: {
      description: {
        component: `Names the missing item and links back.

        Do: answer with status 404.

        Don't: use it for unknown addresses; those get the not-found page.`,
      },
    },
  },
} satisfies Meta<typeof AdminItemMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
