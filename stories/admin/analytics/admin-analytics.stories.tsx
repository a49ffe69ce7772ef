// The screen of counts: a month, one page, nothing yet, switched off.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminAnalytics } from '#ui/admin/analytics/admin-analytics.tsx';
import { analyticsReport } from '../../fixtures/analytics.ts';
import { inBox } from '../../fixtures/in-box.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const meta = {
  component: AdminAnalytics,
  args: { report: analyticsReport, isOn: true },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The visits of the public pages.

        Do: pass the report that the server made; hydrate it on load.

        Don't: show it to anybody without a session.`,
      },
    },
  },
  decorators: [inBox({ className: 'analytics' })],
} satisfies Meta<typeof AdminAnalytics>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { visitors: 0, views: 0, reads: 0, bookings: 0, outgoing: 0, enquiries: 0 };

export const Month: Story = {};
export const OnePage: Story = {
  args: { report: { ...analyticsReport, page: analyticsReport.pages[1] ?? null } },
};
export const NothingYet: Story = {
  args: { report: { ...analyticsReport, totals: none, before: null } },
};
export const SwitchedOff: Story = { args: { isOn: false } };
