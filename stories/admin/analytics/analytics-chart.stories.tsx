// The chart of counts: days, a year by week, nothing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysOf } from '#db/contract/analytics.ts';
import { AnalyticsChart } from '#ui/admin/analytics/analytics-chart.tsx';
import { analyticsReport } from '../../fixtures/analytics.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: AnalyticsChart,
  args: { days: analyticsReport.days },
  parameters: {
    docs: {
      description: {
        component: `Visitors and page views over time, with the numbers in a table.

        Do: pass every day of the range, also those without a visit.

        Don't: show another measure in the same chart.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof AnalyticsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const year = daysOf('12m', '2026-11-24');

export const Days: Story = {};
export const Numbers: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Show the numbers')),
};
export const YearByWeek: Story = {
  args: { days: year.map((day, index) => ({ day, visitors: index, views: index * 2 })) },
};
export const Nothing: Story = {
  args: { days: analyticsReport.days.map(({ day }) => ({ day, visitors: 0, views: 0 })) },
};
