// Hosts, countries or campaigns: some, many, none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnalyticsDetails } from '#ui/admin/analytics/analytics-details.tsx';
import { analyticsReport } from '../../fixtures/analytics.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: AnalyticsDetails,
  args: {
    title: 'Came from',
    column: 'Site',
    number: 'Visits',
    rows: analyticsReport.referrers.slice(0, 3),
    empty: 'No visits from links on other sites.',
  },
  parameters: {
    docs: {
      description: {
        component: `A small table, the most frequent first.

        Do: say in \`empty\` what will appear here.

        Don't: sort it yourself; the server has.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof AnalyticsDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    // anywhere, as on the public site, would break each number after its first digit
    await expect(canvas.getByText('421')).toHaveStyle({ overflowWrap: 'break-word' });
  },
};
export const Many: Story = {
  args: { rows: analyticsReport.referrers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Show all 9/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('letter.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Show fewer/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('letter.example')).toBeNull();
  },
};
export const None: Story = { args: { rows: [] } };
