// The table in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#ui/kit/badge.tsx';
import { Table, type TableColumn, type TableSort } from '#ui/kit/table.tsx';

interface Post {
  id: string;
  title: string;
  status: 'Draft' | 'Published';
  category: string;
  words: number;
  date: string;
}

type Args = ComponentProps<typeof Table<Post>>;

const posts: Post[] = [
  {
    id: '1',
    title: 'The returns nobody counts',
    status: 'Published',
    category: 'Operations',
    words: 1240,
    date: 'Mar 11, 2026',
  },
  {
    id: '2',
    title: 'Checkout is a conversation',
    status: 'Published',
    category: 'UX',
    words: 980,
    date: 'Feb 26, 2026',
  },
  {
    id: '3',
    title: 'What a headless build costs in year three',
    status: 'Draft',
    category: 'Development',
    words: 2115,
    date: 'Feb 02, 2026',
  },
  {
    id: '4',
    title: 'Notes on search',
    status: 'Published',
    category: 'SEO',
    words: 640,
    date: 'Jan 19, 2026',
  },
];

const columns: TableColumn<Post>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title, rowHeader: true, sortable: true },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge variant={status === 'Draft' ? 'outline' : 'solid'}>{status}</Badge>
    ),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category },
  {
    key: 'words',
    header: 'Words',
    cell: ({ words }) => words.toLocaleString('en-GB'),
    numeric: true,
    sortable: true,
  },
  { key: 'date', header: 'Published', cell: ({ date }) => date, numeric: true },
];

/** Sorts and keeps the choice, as a page would. */
function Kept(args: Args) {
  const [sort, setSort] = useState<TableSort | null>(args.sort ?? null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(args.selected ?? new Set());
  const rows = sort
    ? args.rows.toSorted((a, b) => {
        const order = sort.key === 'words' ? a.words - b.words : a.title.localeCompare(b.title);
        return sort.direction === 'ascending' ? order : -order;
      })
    : args.rows;
  return (
    <Table
      {...args}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        args.onSortChange?.(next);
      }}
      selected={selected}
      onSelectedChange={
        args.onSelectedChange &&
        ((next) => {
          setSelected(next);
          args.onSelectedChange?.(next);
        })
      }
    />
  );
}

export default {
  component: Table<Post>,
  render: (args: Args) => <Kept {...args} />,
  args: {
    caption: 'Posts',
    columns,
    rows: posts,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    onSortChange: fn(),
    onSelectedChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For comparing items by several properties. Do mark one column as the row header and figures as numeric. Do not use it for layout, for items with pictures (cards) or with one property (a list).',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Rows: Story = {};
export const SortedAndChosen: Story = {
  args: { sort: { key: 'words', direction: 'descending' }, selected: new Set(['2', '3']) },
};
export const Plain: Story = { args: { onSelectedChange: undefined, captionHidden: true } };
export const LongHostileAndRightToLeft: Story = {
  args: {
    rows: [
      {
        id: 'a',
        title:
          '<script>alert(1)</script> Averyveryverylongwordthatwasnevermeanttobeatitleofanything',
        status: 'Draft',
        category: 'Internationalisation and cross-border trade of every kind',
        words: 1_000_000_000,
        date: 'Mar 11, 2026',
      },
      {
        id: 'b',
        title: 'المرتجعات التي لا يحصيها أحد',
        status: 'Published',
        category: '',
        words: 0,
        date: '',
      },
    ],
  },
};
export const StickyHead: Story = {
  args: { rows: Array.from({ length: 30 }, (_, n) => ({ ...posts[n % 4], id: `${n}` }) as Post) },
};

export const SortedByItsHeads: Story = {
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Words' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Notes on search');
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'words',
      direction: 'descending',
    });
  },
};
export const SelectedByCheckboxes: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Notes on search' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Notes on search' }),
    ).not.toBeChecked();
  },
};
