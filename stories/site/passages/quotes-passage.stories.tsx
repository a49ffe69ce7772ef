// Quotes: one alone, several in two columns.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuotesPassage } from '#ui/site/passages/quotes-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: QuotesPassage,
  parameters: {
    docs: {
      description: {
        component: `Quotes: one alone, several in two columns.

        Do: name the speaker.

        Don't: quote the agency.`,
      },
    },
  },
  args: {
    ...frame,
    quotes: [
      {
        text: 'They rang before we did.',
        name: 'Helen Masefield',
        position: 'Operations, Axforth',
        image: { src: '/images/axforth-hm.jpg', alt: '' },
      },
    ],
  },
} satisfies Meta<typeof QuotesPassage>;
type Story = StoryObj<typeof QuotesPassage>;

export const Whole: Story = {};
export const Several: Story = {
  args: {
    theme: 'light',
    quotes: [
      {
        text: 'They rang before we did.',
        name: 'Helen Masefield',
        position: 'Operations, Axforth',
        image: { src: '/images/axforth-hm.jpg', alt: '' },
      },
      { text: 'A long quote. '.repeat(20), name: '', position: '', image: { src: '', alt: '' } },
    ],
  },
};
