// The toasts of an island: one at a time, dismissed, carried over from the previous page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { type ToastMessage, useToasts } from '#ui/admin/shell/toasts.ts';
import { Button } from '#ui/kit/button.tsx';

function ShowsToast({ message }: { message: ToastMessage }) {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show(message)}>{message.title}</Button>;
}

const saved: ToastMessage = { title: 'Success', description: 'Blog post created successfully' };
const failed: ToastMessage = {
  title: 'Error',
  description: 'Failed to create blog post',
  variant: 'destructive',
};

const meta = {
  component: Toaster,
  parameters: {
    docs: {
      description: {
        component: `The toast provider of an island, for useToasts().

        Do: wrap the whole island once; use showAcross() where a navigation follows.

        Don't: nest it: each has its own store, so two would show two toasts.`,
      },
    },
  },
  args: {
    children: (
      <p style={{ display: 'flex', gap: '0.75rem' }}>
        <ShowsToast message={saved} />
        <ShowsToast message={failed} />
      </p>
    ),
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(screen.getByText('Blog post created successfully')).toBeVisible());
  },
};

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(screen.getByText('Failed to create blog post')).toBeVisible());
    await waitFor(() =>
      expect(screen.queryByText('Blog post created successfully')).not.toBeInTheDocument(),
    );
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }));
    await waitFor(() =>
      expect(screen.queryByText('Blog post created successfully')).not.toBeInTheDocument(),
    );
  },
};

export const CarriedOver: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'toast',
      JSON.stringify({
        message: { title: 'Success', description: 'Successfully logged in to admin panel' },
      }),
    ),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Successfully logged in to admin panel')).toBeVisible(),
    );
    await expect(sessionStorage.getItem('toast')).toBeNull();
  },
};
