// Versions by day: selected, current, discarded draft, keyboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VersionList } from '#ui/admin/history/version-list.tsx';
import { postHistory } from '../../fixtures/history.ts';

const meta = {
  component: VersionList,
  args: {
    kind: 'post',
    versions: postHistory.versions,
    selected: 2,
    current: 4,
    timeZone: 'UTC',
    hrefOf: (version) => `/vs-admin/posts/1/history?version=${version}`,
    onSelect: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Versions, newest first, as links.

        Do: put it beside the selected version; arrow keys select the next one.

        Don't: put more than a page of versions into it.`,
      },
    },
  },
} satisfies Meta<typeof VersionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith(3, true);
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
  },
};
