// The button below a long table: some rows shown, all rows shown.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShowAllButton } from '#ui/admin/analytics/show-all-button.tsx';

const meta = {
  component: ShowAllButton,
  args: { total: 9, title: 'Came from', isWhole: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Shows all rows of a table, and the first ones again.

        Do: leave it in place when all rows are shown, so that it keeps the focus.

        Don't: show it below a table whose rows all fit.`,
      },
    },
  },
} satisfies Meta<typeof ShowAllButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstRows: Story = {};
export const AllRows: Story = { args: { isWhole: true } };
