// The announcement above every page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Announcement } from '#ui/site/frame/announcement.tsx';

export default {
  component: Announcement,
  parameters: {
    docs: {
      description: {
        component: `The announcement above every page.

        Do: announce one thing, with an end date.

        Don't: use it for permanent content.`,
      },
    },
  },
  args: { text: 'We are hiring in Leeds.', way: { label: 'See the roles', href: '/about' } },
} satisfies Meta<typeof Announcement>;
type Story = StoryObj<typeof Announcement>;

export const WithLink: Story = {};
export const TextOnly: Story = { args: { way: { label: '', href: '' } } };
export const Long: Story = { args: { text: 'A long announcement. '.repeat(9) } };
