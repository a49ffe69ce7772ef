// The links to the sections of a long page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';

export default {
  component: JumpLinks,
  parameters: {
    docs: {
      description: {
        component: `A row of links to the sections of a long page, under its head.

        Do: give every section of the page one link, in order.

        Don't: use it for links to other pages, or for more than five sections.`,
      },
    },
  },
  args: {
    anchors: [
      { id: 'strategy', label: 'Strategy' },
      { id: 'development', label: 'Development' },
      { id: 'marketing', label: 'Marketing' },
      { id: 'operations', label: 'Operations' },
    ],
  },
} satisfies Meta<typeof JumpLinks>;
type Story = StoryObj<typeof JumpLinks>;

export const Four: Story = {};
export const Three: Story = {
  args: {
    anchors: [
      { id: 'commerce', label: 'Commerce' },
      { id: 'enterprise', label: 'Enterprise' },
      { id: 'performance', label: 'Performance' },
    ],
  },
};
