// The search page: before a search, with hits, with a guess, with nothing, too often.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { searchText, searchTopics } from '#db/content/search.ts';
import type { SearchAnswer } from '#db/contract/search.ts';
import { SearchPage } from '#ui/site/search/search-page.tsx';
import { searchAnswer } from '../../fixtures/search.ts';

const meta = {
  component: SearchPage,
  args: { text: searchText, topics: searchTopics, q: 'returns', answer: searchAnswer },
  parameters: {
    docs: {
      description: {
        component: `The search field as the headline, and the results below.

        Do: pass the results from the server, so that it works without JavaScript.

        Don't: search from here again: the form asks the server.`,
      },
    },
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing: SearchAnswer = { hits: [], counts: { ...searchAnswer.counts }, suggestion: null };
for (const kind of Object.keys(nothing.counts)) nothing.counts[kind as 'page'] = 0;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 4' })).toHaveAttribute('aria-current');
  },
};
export const OneKind: Story = {
  args: {
    kind: 'service',
    answer: { ...searchAnswer, hits: searchAnswer.hits.filter(({ kind }) => kind === 'service') },
  },
};
export const Before: Story = { args: { q: '', answer: null } };
export const SentEmpty: Story = {
  args: { q: '', empty: true, answer: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the site' });
    await expect(field).toHaveAccessibleDescription('Give us a word to go on. Any word will do.');
  },
};
export const DidYouMean: Story = {
  args: { q: 'retruns', answer: { ...nothing, suggestion: 'returns' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'returns' })).toHaveAttribute(
      'href',
      '/search?q=returns',
    );
  },
};
export const Nothing: Story = { args: { q: 'zeppelin', answer: nothing } };
export const TooManySearches: Story = {
  args: { answer: null, problem: 'Too many searches. Please try again in 12 s.' },
};
export const LongWords: Story = { args: { q: 'x'.repeat(190), answer: nothing } };
