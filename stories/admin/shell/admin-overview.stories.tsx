// The overview: full, empty, with one enquiry.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminOverview, OverviewSentence } from '#ui/admin/shell/admin-overview.tsx';
import { emptyOverview, NOW, overview } from '../../fixtures/overview.ts';

const meta = {
  component: AdminOverview,
  args: { overview, now: NOW },
  parameters: {
    docs: {
      description: {
        component: `A sentence about what is pending, and four short lists.

        Do: put the sentence above the cards and the lists below them.

        Don't: add a figure that is not a link.`,
      },
    },
  },
  render: (args) => (
    <>
      <OverviewSentence overview={args.overview} />
      <AdminOverview {...args} />
    </>
  ),
} satisfies Meta<typeof AdminOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 drafts/)).toHaveAttribute('href', '#drafts');
    await expect(canvas.getByText('Tomorrow, 09:30')).toBeVisible();
    const edits = within(canvas.getByRole('region', { name: 'Latest edits' }));
    await expect(edits.getAllByText('Published')).toHaveLength(2);
    const scheduled = within(canvas.getByRole('region', { name: 'Scheduled 2' }));
    await expect(scheduled.getAllByRole('listitem')[0]).toHaveTextContent('Changes');
  },
};
export const Nothing: Story = {
  args: { overview: emptyOverview },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is waiting for you.')).toBeVisible();
  },
};
export const OneEnquiry: Story = {
  args: {
    overview: {
      ...emptyOverview,
      enquiries: { items: overview.enquiries.items.slice(0, 1), total: 1, hasAny: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 new enquiry')).toBeVisible();
  },
};
