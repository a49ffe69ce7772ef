// The bar above a version: in the middle of the list and at its end.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { historyQuery } from '#db/contract/versions.ts';
import { VersionBar } from '#ui/admin/history/version-bar.tsx';
import { postHistory } from '../../fixtures/history.ts';

const historyAt = (selected: number) => ({
  query: historyQuery.parse({ version: String(selected) }),
  selected,
  hrefOf: () => '#',
  go: fn(),
});

const meta = {
  component: VersionBar,
  args: { history: historyAt(3), versions: postHistory.versions, onStep: fn() },
  parameters: {
    docs: {
      description: { component: 'Do: keep it above the version. Don’t: use it for other lists.' },
    },
  },
} satisfies Meta<typeof VersionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older version' }));
    await expect(args.onStep).toHaveBeenCalledWith(2);
  },
};
export const Newest: Story = { args: { history: historyAt(4) } };
