// The toast in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast, ToastProvider, ToastViewport } from '#ui/kit/toast.tsx';

export default {
  component: Toast,
  parameters: {
    docs: {
      description: {
        component: `Word that something was done, or was not, wherever the page is scrolled to.

        Do: use the exact title and description of the spec; make failures destructive, and name the other way when there is an action.

        Don't: put in it what must still be there in a minute (Alert), or show two.`,
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
