// /vs-admin and /vs-admin/dashboard: idle, the cache cleared and not, logging out.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardActions } from '#ui/islands/dashboard-actions.tsx';
import { AdminCard, AdminCards } from '#ui/site/admin-card.tsx';
import { AdminPageHead } from '#ui/site/admin-page-head.tsx';
import { loggedIn } from '../fixtures/staff-answers.ts';
import * as actions from '../islands/dashboard-actions.stories.tsx';
import { AdminScreen } from './frames.tsx';

function Dashboard() {
  return (
    <AdminScreen path="/vs-admin/dashboard">
      <AdminPageHead title="Dashboard" actions={<DashboardActions />} />
      <AdminCards>
        <AdminCard title="Create a blog post" text="Write for Insights." href="/vs-admin/create" />
        <AdminCard
          title="Create a case study"
          text="Tell the story of a piece of work."
          href="/vs-admin/case-studies/create"
        />
        <AdminCard title="View all posts" text="Edit and delete posts." href="/vs-admin/posts" />
        <AdminCard
          title="View all case studies"
          text="Edit and delete case studies."
          href="/vs-admin/case-studies"
        />
      </AdminCards>
    </AdminScreen>
  );
}

const meta = { component: Dashboard, parameters: { api: loggedIn } } satisfies Meta<
  typeof Dashboard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const CacheCleared: Story = {
  parameters: actions.Cleared.parameters,
  play: actions.Cleared.play,
};
export const CacheNotCleared: Story = {
  parameters: actions.NotCleared.parameters,
  play: actions.NotCleared.play,
};
export const LoggingOut: Story = {
  parameters: actions.LoggingOut.parameters,
  play: actions.LoggingOut.play,
};
