// A marketing figure and its case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeFigure } from '#ui/site/home/home-figure.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: HomeFigure,
  parameters: {
    docs: {
      description: {
        component: `A figure, its words, and the client it comes from.

        Do: let the container set the size of the numeral.

        Don't: name a client without a public case study.`,
      },
    },
  },
  args: {
    sources: new Map([
      [
        'strydal',
        {
          slug: 'strydal',
          title: 'Strydal',
          mainImage: null,
          gridImage: '/images/strydal-grid.jpg',
        },
      ],
    ]),
  },
  decorators: [inBox({ style: { padding: '2rem', maxWidth: '32rem' } })],
} satisfies Meta<typeof HomeFigure>;
type Story = StoryObj<typeof HomeFigure>;

export const WithItsStory: Story = {
  args: {
    figure: { value: '128', unit: '%', text: 'revenue increase year on year', slug: 'strydal' },
  },
};
export const Alone: Story = {
  args: { figure: { value: '500,000', text: 'SKUs on one catalogue' } },
};
