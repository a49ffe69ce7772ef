// The error of what could not be loaded, with its second try.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';

const meta = {
  component: TryAgainAlert,
  args: { message: 'Error loading blog posts. Please try again later.', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: `Says what could not be loaded or saved, with a button to try again.

        Do: put it where the answer would be, and keep the search and the filters of a list above it.

        Don't: use it for a change of a list that failed; that is a toast.`,
      },
    },
  },
} satisfies Meta<typeof TryAgainAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
