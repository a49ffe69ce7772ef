// The error page for a page that the server could not render.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from '#ui/brand/error-page.tsx';

export default {
  component: ErrorPage,
  parameters: {
    docs: {
      description: {
        component: `The page for a server error.

        Do: pass the request id, so that the log line can be found, and 503 for a temporary failure.

        Don't: show details: no stack, table or path.`,
      },
    },
  },
} satisfies Meta<typeof ErrorPage>;
type Story = StoryObj<typeof ErrorPage>;

export const Plain: Story = {};
export const WithEverything: Story = {
  args: { requestId: 'k3v9x2', email: 'hello@verso.example' },
};
export const DatabaseOutOfReach: Story = { args: { status: 503 } };
