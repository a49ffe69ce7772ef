// The layout of admin screens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { adminCreateLinks, adminNavigation } from '#db/content/navigation.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { AdminShell } from '#ui/admin/shell/admin-shell.tsx';

export default {
  component: AdminShell,
  parameters: {
    isPage: true,
    docs: {
      description: {
        component: `The layout of every admin screen.

        Do: pass the path of the screen, so that the navigation marks it.

        Don't: use it for the login, or nest it.`,
      },
    },
  },
  args: {
    company,
    navigation: adminNavigation,
    create: adminCreateLinks,
    current: '/vs-admin/dashboard',
    children: <AdminPageHead title="Dashboard" />,
  },
} satisfies Meta<typeof AdminShell>;
type Story = StoryObj<typeof AdminShell>;

export const Dashboard: Story = {};
export const AnotherScreen: Story = {
  args: { current: '/vs-admin/create', children: <AdminPageHead title="Create New Post" /> },
};
export const EditingAnItem: Story = {
  args: { current: '/vs-admin/edit/7', children: <AdminPageHead title="Edit Post" /> },
};
