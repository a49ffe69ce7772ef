// The error of a list that could not be fetched.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListFailed } from '#ui/admin/lists/list-failed.tsx';

const meta = {
  component: ListFailed,
  args: { message: 'Error loading blog posts. Please try again later.', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: `Says that a list could not be loaded, with a button to try again.

        Do: keep the search and the filters above it.

        Don't: use it for a failed change; that is a toast.`,
      },
    },
  },
} satisfies Meta<typeof ListFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
