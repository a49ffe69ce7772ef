// Results That Matter.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatGrid } from '#ui/brand/stat-grid.tsx';
import { study } from '../fixtures/studies.ts';

export default {
  component: StatGrid,
  parameters: {
    docs: {
      description: {
        component: `Results That Matter: large figures.

        Do: keep each figure to its icon, number and unit, and say in the supporting text what it measures.

        Don't: use it for figures without a source, or with an accent colour that is not the client's.`,
      },
    },
  },
  args: { stats: study.stats },
} satisfies Meta<typeof StatGrid>;
type Story = StoryObj<typeof StatGrid>;

export const Many: Story = {};
export const Three: Story = { args: { stats: study.stats.slice(0, 3) } };
export const One: Story = { args: { stats: study.stats.slice(0, 1) } };
export const OnADarkColour: Story = { args: { accent: '#1f3d2b', stats: study.stats.slice(0, 3) } };
export const OnALightColour: Story = {
  args: { accent: '#f2d8a7', stats: study.stats.slice(0, 3) },
};
