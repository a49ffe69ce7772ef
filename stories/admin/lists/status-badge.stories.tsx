// The status of an item.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';

const meta = {
  component: StatusBadge,
  args: { status: 'published' },
  parameters: {
    docs: {
      description: {
        component: `The status of an item: draft, scheduled or published.

        Do: use it in admin lists and page heads.

        Don't: rely on colour alone.`,
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
export const ChangesScheduled: Story = {
  args: { changed: true, changesAt: '2999-03-24T09:30:00.000Z' },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Changes scheduled for Mar 24, 09:30'),
};
export const ChangesFailed: Story = { args: { changed: true, changesFailed: true } };
