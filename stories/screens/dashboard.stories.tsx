// /vs-admin and /vs-admin/dashboard: with content, and on the first day.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Overview } from '#db/queries/overview.ts';
import { AdminCard, AdminCards } from '#ui/admin/shell/admin-card.tsx';
import { AdminOverview, OverviewSentence } from '#ui/admin/shell/admin-overview.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { DashboardActions } from '#ui/admin/shell/dashboard-actions.tsx';
import { emptyOverview, NOW, overview } from '../fixtures/overview.ts';
import { loggedIn } from '../fixtures/staff-answers.ts';
import { AdminScreen } from './frames.tsx';

function Dashboard({ overview: shown = overview }: { overview?: Overview }) {
  return (
    <AdminScreen path="/vs-admin/dashboard">
      <AdminPageHead title="Dashboard" actions={<DashboardActions />} />
      <OverviewSentence overview={shown} />
      <AdminCards>
        <AdminCard title="Create a blog post" text="Write for Insights." href="/vs-admin/create" />
        <AdminCard
          title="Create a case study"
          text="Present a project and its results."
          href="/vs-admin/case-studies/create"
        />
        <AdminCard
          title="View all posts"
          text="Edit and delete posts."
          href="/vs-admin/posts"
          figure={shown.counts.post}
        />
        <AdminCard
          title="View all case studies"
          text="Edit and delete case studies."
          href="/vs-admin/case-studies"
          figure={shown.counts['case-study']}
        />
      </AdminCards>
      <AdminOverview overview={shown} now={NOW} />
    </AdminScreen>
  );
}

const meta = { component: Dashboard, parameters: { api: loggedIn } } satisfies Meta<
  typeof Dashboard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const FirstDay: Story = { args: { overview: emptyOverview } };
