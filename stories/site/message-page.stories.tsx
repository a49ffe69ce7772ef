// A page that has one thing to say.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/kit/button.tsx';
import { MessagePage } from '#ui/site/message-page.tsx';

export default { component: MessagePage, args: { title: 'Enquiry Received!' } } satisfies Meta<
  typeof MessagePage
>;
type Story = StoryObj<typeof MessagePage>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: {
    text: 'Our commercial team will respond within 48 hours.',
    actions: <Button href="/results">See our results</Button>,
  },
};
