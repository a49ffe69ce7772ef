// A page with a single message.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

export default {
  component: MessagePage,
  parameters: {
    docs: {
      description: {
        component: `A page with a single message, such as not found or failed.

        Do: give it a title of one sentence, and one or two links.

        Don't: use it inside a page that has its own h1.`,
      },
    },
  },
  args: { title: 'Article Not Found' },
} satisfies Meta<typeof MessagePage>;
type Story = StoryObj<typeof MessagePage>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: {
    text: "The article you're looking for doesn't exist.",
    aside: 'We had a look overleaf as well.',
    reverse: '500',
    actions: <Button href="/insights">Back to Insights</Button>,
  },
};
