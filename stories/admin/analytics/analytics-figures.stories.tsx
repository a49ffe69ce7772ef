// The totals of a range: compared, and of the first days.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalyticsFigures } from '#ui/admin/analytics/analytics-figures.tsx';
import { analyticsReport } from '../../fixtures/analytics.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: AnalyticsFigures,
  args: {
    totals: analyticsReport.totals,
    before: analyticsReport.before,
    range: '30d',
    isPage: false,
  },
  parameters: {
    docs: {
      description: {
        component: `Five figures, each with its change.

        Do: leave \`before\` null when counting started within that time.

        Don't: colour a change; fewer visits are not an error.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof AnalyticsFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {};
export const OnePage: Story = { args: { isPage: true } };
export const FirstDays: Story = { args: { before: null } };
