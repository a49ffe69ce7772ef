// A result as /results shows it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Result, results } from '#db/content/results.ts';
import { ShowcaseCard } from '#ui/site/work/showcase-card.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

const result = results[0] as Result;

export default {
  component: ShowcaseCard,
  args: { result, href: '/case-studies/strydal', eager: true },
  decorators: [inBox({ style: { padding: 'var(--margin)', maxWidth: '32rem' } })],
  parameters: {
    docs: {
      description: {
        component: `One client, one figure, larger than the client's name.

        Do: keep the figure short: it must fit a third of the page.

        Don't: link to a case study that does not exist.`,
      },
    },
  },
} satisfies Meta<typeof ShowcaseCard>;
type Story = StoryObj<typeof ShowcaseCard>;

export const Tall: Story = {};
export const Beside: Story = { args: { shape: 'beside' } };
export const Wide: Story = {
  args: { shape: 'wide' },
  decorators: [inBox({ style: { width: '80vw' } })],
};
export const LongFigure: Story = {
  args: { result: { ...result, metric: ['600,000', 'SKUs in one catalogue'] } },
};
export const LongestFigure: Story = {
  args: { result: { ...result, metric: ['£12,345,678.90', 'sold in one year'] } },
};
export const WithoutStory: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
