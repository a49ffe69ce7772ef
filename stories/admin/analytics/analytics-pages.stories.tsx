// The pages with most visitors: a few, and more than fit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalyticsPages } from '#ui/admin/analytics/analytics-pages.tsx';
import { analyticsReport } from '../../fixtures/analytics.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: AnalyticsPages,
  args: { pages: analyticsReport.pages, range: '30d' },
  parameters: {
    docs: {
      description: {
        component: `A table of pages, each a link to its own counts.

        Do: give items their titles.

        Don't: list pages that nobody opened.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof AnalyticsPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = {
  args: {
    pages: Array.from({ length: 20 }, (_, index) => ({
      path: `/insights/${index}`,
      title: `Article ${index}`,
      visitors: 20 - index,
      views: 40 - index,
      reads: 0,
      enquiries: 0,
    })),
  },
};
