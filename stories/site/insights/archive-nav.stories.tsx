// All authors or all topics in one run.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NameRoll } from '#ui/site/insights/name-roll.tsx';

export default {
  component: NameRoll,
  parameters: {
    docs: {
      description: {
        component: `Every author or every topic, with the number of its articles.

        Do: end the page of one of them with it.

        Don't: use it as a filter; each name is a page.`,
      },
    },
  },
  args: {
    kind: 'category',
    title: 'Every subject',
    current: 'Data',
    names: [
      { name: 'B2B', count: 5 },
      { name: 'Data', count: 7 },
      { name: 'Fraud Prevention', count: 2 },
    ],
  },
} satisfies Meta<typeof NameRoll>;
type Story = StoryObj<typeof NameRoll>;

export const Topics: Story = {};
