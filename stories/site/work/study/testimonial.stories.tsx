// A client's testimonial.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from '#ui/site/work/study/testimonial.tsx';

export default {
  component: Testimonial,
  parameters: {
    docs: {
      description: {
        component: `A pull quote of the client.

        Do: quote word for word, with name and position where permitted.

        Don't: use it for our own texts, or twice in a row in one theme.`,
      },
    },
  },
  args: {
    quote: 'We stopped guessing.',
    name: 'Moira Kell',
    position: 'Head of Digital, Brackwick',
  },
} satisfies Meta<typeof Testimonial>;
type Story = StoryObj<typeof Testimonial>;

export const WithName: Story = {};
export const WithPortrait: Story = { args: { image: '/images/cover-spheres.jpg' } };
export const Anonymous: Story = { args: { name: null } };
export const Long: Story = {
  args: {
    theme: 'paper',
    quote:
      'They asked what happens when the line stops at two in the morning, and then they came and stood beside it. The app they built reads a number that I cannot read myself, and it has never once told an engineer that a part is in stock when it is not. That is all we ever wanted, and nobody had offered it before.',
  },
};
