// The line that leads to the list of work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkLink } from '#ui/site/work/work-link.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: WorkLink,
  args: { children: 'All fifteen, by category and sector' },
  decorators: [inBox({ style: { padding: 'var(--margin)' } })],
  parameters: {
    docs: {
      description: {
        component: `A link from a page to all case studies.

        Do: say how many there are, or of what kind.

        Don't: name a category without case studies.`,
      },
    },
  },
} satisfies Meta<typeof WorkLink>;
type Story = StoryObj<typeof WorkLink>;

export const All: Story = {};
export const OneCategory: Story = {
  args: { children: undefined, category: 'B2B' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/case-studies?category=B2B');
  },
};
