// Figures as large numerals.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresPassage } from '#ui/site/passages/figures-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: FiguresPassage,
  parameters: {
    docs: {
      description: {
        component: `Figures as large numerals.

        Do: say how each was measured.

        Don't: mix figures of different years.`,
      },
    },
  },
  args: {
    ...frame,
    figures: [
      {
        value: '128',
        unit: '%',
        text: 'revenue increase year on year',
        measurement: 'Financial year 2025 on 2024.',
      },
      { value: '11', unit: '', text: 'weeks before the day', measurement: '' },
      { value: '0', unit: '', text: 'orders lost', measurement: '' },
    ],
  },
} satisfies Meta<typeof FiguresPassage>;
type Story = StoryObj<typeof FiguresPassage>;

export const Whole: Story = {};
export const One: Story = {
  args: {
    figures: [{ value: '500,000', unit: '', text: 'SKUs on one catalogue', measurement: '' }],
    theme: 'dark',
  },
};
