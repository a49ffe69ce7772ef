// The links of an item in all states. None yet and loading are stories of ShareDialog.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ListedShare } from '#db/contract/preview.ts';
import { ShareList } from '#ui/admin/preview/share-list.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';

const working: ListedShare = {
  id: 1,
  createdAt: '2026-03-11T09:00:00.000Z',
  expiresAt: '2126-03-18T09:00:00.000Z',
  revokedAt: null,
  name: 'Ada, for the board of a company with a very long name indeed',
  openings: 12,
  lastOpenedAt: '2026-03-11T16:20:00.000Z',
  url: `https://verso.example/preview/${'k'.repeat(43)}`,
};
const ended = { ...working, id: 2, url: null, name: '', revokedAt: '2026-03-11T10:30:00.000Z' };
const unopened = { ...working, id: 3, name: '', openings: 0, lastOpenedAt: null };

const meta = {
  component: ShareList,
  args: {
    list: {
      data: { shares: [ended, working, unopened] },
      isPending: false,
      isError: false,
    } as never,
    onRevoke: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The share links of an item.

        Do: move the focus to the row of a link that was revoked.

        Don't: show it to anybody but staff: it contains the links.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof ShareList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-state', 'revoked');
    await userEvent.click(canvas.getByRole('button', { name: /^Revoke Ada/ }));
    await expect(args.onRevoke).toHaveBeenCalledWith(working);
  },
};
