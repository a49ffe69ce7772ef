// Hits of a search, of each kind.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchHits } from '#ui/site/search/search-hits.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { searchAnswer } from '../../fixtures/search.ts';

const meta = {
  component: SearchHits,
  args: { hits: searchAnswer.hits },
  parameters: {
    docs: {
      description: {
        component: `The search results.

        Do: highlight the words that match.

        Don't: show results that the visitor cannot open.`,
      },
    },
  },
  decorators: [inBox({ style: { padding: 'var(--margin)' } })],
} satisfies Meta<typeof SearchHits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
