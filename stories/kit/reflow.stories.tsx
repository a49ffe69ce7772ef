// The grid that re-flows under a filter.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Reflow, ReflowItem } from '#ui/kit/reflow.tsx';

interface Piece {
  name: string;
  kind: string;
}

const pieces: Piece[] = [
  { name: 'Flask', kind: 'Outdoor' },
  { name: 'Jumper', kind: 'Fashion' },
  { name: 'Serum', kind: 'Beauty' },
  { name: 'Blanket', kind: 'Outdoor' },
  { name: 'Throw', kind: 'Fashion' },
  { name: 'Mug', kind: 'Outdoor' },
];
const kinds = ['All', 'Outdoor', 'Fashion', 'Beauty'];

function Filtered({ items }: { items: Piece[] }) {
  const [kind, setKind] = useState('All');
  const shown = items.filter((item) => kind === 'All' || item.kind === kind);
  return (
    <>
      <FilterChips
        label="Filter by kind"
        options={kinds.map((value) => ({ value, label: value }))}
        value={kind}
        onValueChange={setKind}
      />
      <Reflow className="reflow-story">
        {shown.map(({ name, kind }) => (
          <ReflowItem key={name}>
            <p>
              {name}, {kind}
            </p>
          </ReflowItem>
        ))}
      </Reflow>
      <style>{`.reflow-story { display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--space-4); margin-top: var(--space-5); }
        .reflow-story p { margin: 0; padding: var(--space-5) var(--space-3); border-top: var(--hairline) solid var(--rule); }`}</style>
    </>
  );
}

export default {
  component: Filtered,
  args: { items: pieces },
  render: ({ items }) => <Filtered items={items} />,
  parameters: {
    docs: {
      description: {
        component:
          'Animates items that change places. Do: give every item a stable key. Do not: use it for a list that only grows; the animation library is large.',
      },
    },
  },
} satisfies Meta<{ items: Piece[] }>;
type Story = StoryObj<{ items: Piece[] }>;

export const Everything: Story = {};

export const OneItem: Story = { args: { items: pieces.slice(0, 1) } };

export const Filters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fashion' }));
    await expect(canvas.getByText('Jumper, Fashion')).toBeVisible();
    await expect(canvas.queryByText('Flask, Outdoor')).toBeNull();
  },
};
