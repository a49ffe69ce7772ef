// A table, which scrolls when it is wider than its column.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TablePassage } from '#ui/site/passages/table-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: TablePassage,
  parameters: {
    docs: {
      description: {
        component: `A table that scrolls when it is wider than its column.

        Do: keep it to comparisons.

        Don't: use it for layout.`,
      },
    },
  },
  args: {
    ...frame,
    caption: 'Peak, week by week',
    columns: ['Week', 'What happens', 'Who'],
    rows: [
      { cells: ['1', 'Theme is frozen', 'Development'] },
      { cells: ['2', 'Load is tried', 'Operations'] },
      { cells: ['', 'Nothing'] },
    ],
  },
} satisfies Meta<typeof TablePassage>;
type Story = StoryObj<typeof TablePassage>;

export const Whole: Story = {};
export const Wide: Story = {
  args: { columns: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] },
};
