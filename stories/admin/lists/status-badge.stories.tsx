// Whether visitors see an item.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';

const meta = {
  component: StatusBadge,
  args: { status: 'published' },
  parameters: {
    docs: {
      description: {
        component: `What visitors get of an item: nothing yet, nothing before its date, all.

        Do: use it in lists and heads of the back office.

        Don't: say by colour alone what the word does not say.`,
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const Draft: Story = { args: { status: 'draft' } };
export const Scheduled: Story = { args: { status: 'scheduled' } };
export const ChangesWaiting: Story = { args: { changed: true } };
