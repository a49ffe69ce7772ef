// Times today, tomorrow and long ago.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timestamp } from '#ui/admin/shell/timestamp.tsx';

const meta = {
  component: Timestamp,
  args: { at: '2026-03-11T14:05:00.000Z', now: '2026-03-11T16:00:00.000Z' },
  parameters: {
    docs: {
      description: {
        component: `A relative date and time, such as 'Today, 14:05'.

        Do: use it outside islands, where a script replaces UTC with the user's time zone.

        Don't: use it for dates that visitors read: those have no time.`,
      },
    },
  },
} satisfies Meta<typeof Timestamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Tomorrow: Story = { args: { at: '2026-03-12T09:30:00.000Z' } };
export const LongAgo: Story = { args: { at: '2019-01-01T00:00:00.000Z' } };
export const Unreadable: Story = { args: { at: 'soon' } };
