// A moment near and far.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moment } from '#ui/admin/shell/timestamp.tsx';

const meta = {
  component: Moment,
  args: { at: '2026-03-11T14:05:00.000Z', now: '2026-03-11T16:00:00.000Z' },
  parameters: {
    docs: {
      description: {
        component: `A moment as people say it.

        Do: use it outside islands, where the back office corrects it to the visitor's zone.

        Don't: use it for dates that visitors read: those have no time.`,
      },
    },
  },
} satisfies Meta<typeof Moment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Tomorrow: Story = { args: { at: '2026-03-12T09:30:00.000Z' } };
export const LongAgo: Story = { args: { at: '2019-01-01T00:00:00.000Z' } };
export const Unreadable: Story = { args: { at: 'soon' } };
