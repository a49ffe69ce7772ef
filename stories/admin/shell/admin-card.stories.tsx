// The cards of the dashboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2 } from 'lucide-react';
import { AdminCard, AdminCards } from '#ui/admin/shell/admin-card.tsx';

export default {
  component: AdminCard,
  parameters: {
    docs: {
      description: {
        component: `A card of the dashboard that links to a task.

        Do: begin the title with a verb, and give a number only when it is current.

        Don't: use it for work to show visitors (CaseStudyCard), or nest a second link in it.`,
      },
    },
  },
  args: { title: 'Create a blog post', href: '/vs-admin/create' },
} satisfies Meta<typeof AdminCard>;
type Story = StoryObj<typeof AdminCard>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: { text: 'Write for Insights.', figure: 33, icon: <FilePlus2 aria-hidden="true" /> },
};
export const Several: Story = {
  render: (args) => (
    <AdminCards>
      <AdminCard {...args} text="Write for Insights." />
      <AdminCard
        title="View all posts"
        text="Edit and delete posts."
        href="/vs-admin/posts"
        figure={33}
      />
      <AdminCard title="View all case studies" href="/vs-admin/case-studies" figure={14} />
    </AdminCards>
  ),
};
