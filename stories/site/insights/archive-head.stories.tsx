// The head of the page of an author or a topic.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArchiveHead } from '#ui/site/insights/archive-head.tsx';

export default {
  component: ArchiveHead,
  parameters: {
    docs: {
      description: {
        component: `An author or a topic, with links.

        Do: leave out unknown details.

        Don't: use a stand-in portrait; initials are shown without one.`,
      },
    },
  },
  args: { count: '2 articles', feedHref: '#feed', topics: [] },
} satisfies Meta<typeof ArchiveHead>;
type Story = StoryObj<typeof ArchiveHead>;

export const Author: Story = {
  args: {
    kind: 'author',
    name: 'Imogen Tarrant',
    does: 'Strategy, Liverpool',
    about: 'Draws up plans by crossing things out. The pen is red and the list is short.',
    topics: [
      { name: 'Strategy', count: 2 },
      { name: 'Retention', count: 1 },
    ],
  },
};
export const Topic: Story = {
  args: {
    kind: 'category',
    name: 'Fraud Prevention',
    about: 'Telling thieves from good customers with an odd address.',
    topics: [{ name: 'Payments', count: 2 }],
    authors: [{ name: 'Joss Wetherall', count: 2 }],
  },
};
export const NameOnly: Story = { args: { kind: 'author', name: 'Guest', count: '1 article' } };
export const LongName: Story = {
  args: { ...Author.args, name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
};
