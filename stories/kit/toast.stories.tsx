// The toast in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast, ToastProvider, ToastViewport } from '#ui/kit/toast.tsx';

export default {
  component: Toast,
  parameters: {
    docs: {
      description: {
        component: `A temporary message that an action succeeded or failed.

        Do: use the exact title and description of docs/contract.md; make failures destructive, and give actions an alternative in altText.

        Don't: use it for messages that must stay (Alert), or show two at once.`,
      },
    },
  },
  args: { open: true, duration: Number.POSITIVE_INFINITY },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
        <ToastViewport />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;
type Story = StoryObj<typeof Toast>;

export const Success: Story = {
  args: { title: 'Success', description: 'Case study created successfully' },
};
export const Failure: Story = {
  args: { variant: 'destructive', title: 'Login Failed', description: 'Invalid password' },
};
export const TitleOnly: Story = { args: { title: 'Cache cleared successfully' } };
export const WithAction: Story = {
  args: {
    title: 'Blog post deleted successfully',
    action: {
      label: 'Undo',
      altText: 'Restore the post from the list of deleted posts',
      onClick: () => {},
    },
  },
};
