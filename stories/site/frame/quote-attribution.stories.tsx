// The attribution of a quote.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteAttribution } from '#ui/site/frame/quote-attribution.tsx';

export default {
  component: QuoteAttribution,
  parameters: {
    docs: {
      description: {
        component: `The source of a quote: portrait, name and position.

        Do: place it last in the figure of the quote.

        Don't: use it for the author of an article.`,
      },
    },
  },
  args: { name: 'Moira Kell', position: 'Head of Digital, Brackwick' },
  render: (args) => (
    <figure>
      <QuoteAttribution {...args} />
    </figure>
  ),
} satisfies Meta<typeof QuoteAttribution>;
type Story = StoryObj<typeof QuoteAttribution>;

export const WithPosition: Story = {};
export const WithPortrait: Story = { args: { image: '/images/cover-spheres.jpg' } };
export const NameOnly: Story = { args: { position: null } };
