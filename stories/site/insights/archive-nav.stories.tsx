// All authors or all topics in one run.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArchiveNav } from '#ui/site/insights/archive-nav.tsx';

export default {
  component: ArchiveNav,
  parameters: {
    docs: {
      description: {
        component: `Every author or every topic, with the number of its articles.

        Do: place it at the end of an author or topic page, and of the list of all.

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
} satisfies Meta<typeof ArchiveNav>;
type Story = StoryObj<typeof ArchiveNav>;

export const Topics: Story = {};
export const OfAllArticles: Story = {
  args: { current: undefined, feedHref: '/insights/feed.xml' },
};
