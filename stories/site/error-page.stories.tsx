// What a visitor sees when the server could not make the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from '#ui/site/error-page.tsx';

export default { component: ErrorPage } satisfies Meta<typeof ErrorPage>;
type Story = StoryObj<typeof ErrorPage>;

export const Plain: Story = {};
export const WithEverything: Story = {
  args: { requestId: 'k3v9x2', email: 'hello@verso.example' },
};
export const DatabaseOutOfReach: Story = { args: { status: 503 } };
