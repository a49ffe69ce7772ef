// The error page for a page that the server could not render.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from '#ui/brand/error-page.tsx';

export default {
  component: ErrorPage,
  parameters: {
    docs: {
      description: {
        component: `What a visitor sees when the server could not make the page.

        Do: pass the request id, so that the log line can be found, and 503 when it will heal by itself.

        Don't: say what broke: no stack, no table, no path.`,
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
