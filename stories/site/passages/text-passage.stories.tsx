// Formatted text under a title.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextPassage } from '#ui/site/passages/text-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: TextPassage,
  parameters: {
    docs: {
      description: {
        component: `Formatted text under a title.

        Do: keep a text under six paragraphs.

        Don't: use it where a list of figures is clearer.`,
      },
    },
  },
  args: {
    ...frame,
    html: '<p>Eleven weeks before the last Friday of November we freeze the theme, and open the list of everything that went wrong last year.</p><h2>What we look at first</h2><ul><li>The queue at the till</li><li>Stock that is sold twice</li></ul><p><a href="/contact">Ask for the list</a>.</p>',
  },
} satisfies Meta<typeof TextPassage>;
type Story = StoryObj<typeof TextPassage>;

export const Whole: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
export const Untitled: Story = { args: { title: '' } };
