// The toast in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast, ToastProvider, ToastViewport } from '#ui/kit/toast.tsx';

export default {
  component: Toast,
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
