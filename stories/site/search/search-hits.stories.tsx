// Hits of a search, of each kind.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchHits } from '#ui/site/search/search-hits.tsx';
import { searchAnswer } from '../../fixtures/search.ts';

const meta = {
  component: SearchHits,
  args: { hits: searchAnswer.hits },
  parameters: {
    docs: {
      description: {
        component: `What was found, one below the other.

        Do: mark the words, so that it is seen why a hit is there.

        Don't: show a hit that its reader could not open.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--margin)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchHits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
