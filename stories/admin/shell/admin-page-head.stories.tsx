// The head of a back-office screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Button } from '#ui/kit/button.tsx';

export default {
  component: AdminPageHead,
  parameters: {
    docs: {
      description: {
        component: `The head of a back-office screen: its h1, the way back, what can be done.

        Do: use the spec's title, and keep the actions to the ones that concern the whole screen.

        Don't: repeat the title further down, or put a save button in it (AdminFormLayout's bar).`,
      },
    },
  },
} satisfies Meta<typeof AdminPageHead>;
type Story = StoryObj<typeof AdminPageHead>;

export const TitleOnly: Story = { args: { title: 'Dashboard' } };
export const WithEverything: Story = {
  args: {
    title: 'Case Studies Admin',
    back: { label: 'Back to Dashboard', href: '/vs-admin' },
    note: '14 studies',
    actions: <Button variant="primary">Create Case Study</Button>,
  },
};
