// The badge in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#ui/kit/badge.tsx';

export default {
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A short label: a category, a role, a sector.

        Do: show several in one wrapping row, in the order of the data; keep each to a word or two.

        Don't: make it clickable (Button with the filter variant), or use it for a sentence.`,
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
