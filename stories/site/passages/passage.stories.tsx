// The frame of a section: a title on the left, the content beside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Passage } from '#ui/site/passages/passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: Passage,
  parameters: {
    docs: {
      description: {
        component: `The frame of a section: a title on the left, the content beside it.

        Do: give every passage a title, unless it goes on from the one before.

        Don't: put a second passage inside one.`,
      },
    },
  },
  args: { ...frame, children: <p>The content of the passage.</p> },
} satisfies Meta<typeof Passage>;
type Story = StoryObj<typeof Passage>;

export const Whole: Story = {};
export const Wide: Story = { args: { shape: 'wide', text: 'A text below the title.' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const LongWord: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitaen and other long words' },
};
export const Untitled: Story = { args: { title: '' } };
