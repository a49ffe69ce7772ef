// The badge in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#ui/kit/badge.tsx';

export default {
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A word that sorts: a category, a role, a sector.

        Do: set several in one wrapping row, in the order of the data; keep each to a word or two.

        Don't: make it something to press (Button with the filter variant), or give it a sentence.`,
      },
    },
  },
  args: { children: 'Development' },
} satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Outline: Story = {};
export const Solid: Story = { args: { variant: 'solid', children: 'Homeware' } };
export const Accent: Story = { args: { variant: 'accent', children: 'New' } };

export const InARow: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {['SEO', 'Paid Media', 'Migration & Replatforming', 'CRO', 'UX'].map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  ),
};
