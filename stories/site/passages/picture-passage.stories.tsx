// A picture that runs off the page, with text beside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PicturePassage } from '#ui/site/passages/picture-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: PicturePassage,
  parameters: {
    docs: {
      description: {
        component: `A picture that extends to the edge of the page, with text beside it.

        Do: alternate the sides.

        Don't: use a picture with essential content at its edges.`,
      },
    },
  },
  args: {
    ...frame,
    html: '<p>Eleven weeks before the last Friday of November we freeze the theme, and open the list of everything that went wrong last year.</p><h2>What we look at first</h2><ul><li>The queue at the till</li><li>Stock that is sold twice</li></ul><p><a href="/contact">Ask for the list</a>.</p>',
    image: { src: '/images/about-desk.jpg', alt: 'A desk' },
    side: 'right',
    way: { label: 'Plan your peak', href: '/contact' },
  },
} satisfies Meta<typeof PicturePassage>;
type Story = StoryObj<typeof PicturePassage>;

export const Whole: Story = {};
export const Left: Story = { args: { side: 'left', theme: 'light' } };
export const WordsOnly: Story = { args: { html: '', way: { label: '', href: '' } } };
