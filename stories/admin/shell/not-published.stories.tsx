// Scheduled changes that were not published: named, and none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotPublished } from '#ui/admin/shell/not-published.tsx';
import { overview } from '../../fixtures/overview.ts';

const meta = {
  component: NotPublished,
  args: { items: overview.changed.items },
  parameters: {
    docs: {
      description: {
        component: `Names the items whose scheduled changes were not published.

        Do: place it at the top of the dashboard.

        Don't: use it for drafts that wait for a person.`,
      },
    },
  },
} satisfies Meta<typeof NotPublished>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const NoneFailed: Story = { args: { items: [] } };
