// The counts beside the title of a form: some, and none yet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemCountsNote } from '#ui/admin/analytics/item-counts-note.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: ItemCountsNote,
  args: {
    counts: { path: '/insights/returns', visitors: 1682, reads: 664, enquiries: 7 },
  },
  parameters: {
    docs: {
      description: {
        component: `The visits of an item's page.

        Do: show it where the item is edited.

        Don't: show zeros.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof ItemCountsNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const OneVisitor: Story = {
  args: { counts: { path: '/insights/returns', visitors: 1, reads: 1, enquiries: 1 } },
};
export const NotYet: Story = {
  args: { counts: { path: '/insights/returns', visitors: 0, reads: 0, enquiries: 0 } },
};
