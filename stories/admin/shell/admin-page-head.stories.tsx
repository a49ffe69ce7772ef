// The head of an admin screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Button } from '#ui/kit/button.tsx';

export default {
  component: AdminPageHead,
  parameters: {
    docs: {
      description: {
        component: `The head of an admin screen: h1, back link, actions.

        Do: keep to actions that concern the whole screen.

        Don't: repeat the title further down, or put a save button in it (AdminFormLayout's bar).`,
      },
    },
  },
} satisfies Meta<typeof AdminPageHead>;
type Story = StoryObj<typeof AdminPageHead>;

export const TitleOnly: Story = { args: { title: 'Dashboard' } };
export const Compact: Story = {
  args: {
    title: 'Create New Post',
    back: { label: 'Back to Dashboard', href: '/vs-admin/dashboard' },
    compact: true,
  },
};
export const WithEverything: Story = {
  args: {
    title: 'Case Studies Admin',
    back: { label: 'Back to Dashboard', href: '/vs-admin' },
    note: '14 studies',
    actions: <Button variant="primary">Create Case Study</Button>,
  },
};
