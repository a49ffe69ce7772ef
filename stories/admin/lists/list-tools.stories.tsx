// Search, filters and sorting: default, filtered, typing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { adminPosts } from '../../fixtures/admin-lists.ts';

const meta = {
  component: ListTools,
  args: {
    path: '/vs-admin/posts',
    query: adminPostQuery.parse({}),
    placeholder: 'Search posts',
    filter: {
      name: 'status',
      label: 'Status',
      values: [
        { value: '', label: 'All 8' },
        { value: 'published', label: 'Published 4' },
        { value: 'draft', label: 'Drafts 2' },
        { value: 'scheduled', label: 'Scheduled 2' },
        { value: 'changed', label: 'Unpublished changes 2' },
      ],
    },
    choices: [
      {
        name: 'category',
        label: 'Category',
        all: 'All Categories',
        values: adminPosts.categories.map((value) => ({ value, label: value })),
      },
    ],
    hrefOf: ({ status }) => (status ? `/vs-admin/posts?status=${status}` : '/vs-admin/posts'),
    setParams: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Search, filters and sorting of an admin list.

        Do: keep all parameters in the address.

        Don't: hide an active filter.`,
      },
    },
  },
} satisfies Meta<typeof ListTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = {
  args: { query: adminPostQuery.parse({ search: 'returns', status: 'draft', category: 'B2B' }) },
};
export const NoFilters: Story = {
  args: { choices: [{ name: 'category', label: 'Category', all: 'All Categories', values: [] }] },
};

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'returns');
    await waitFor(() =>
      expect(args.setParams).toHaveBeenLastCalledWith({ search: 'returns' }, expect.anything()),
    );
  },
};
