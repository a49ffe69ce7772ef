// Share links: none, all states, one just created, too many, revoked.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ListedShare } from '#db/contract/preview.ts';
import { ShareDialog } from '#ui/admin/preview/share-dialog.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { post } from '../../fixtures/posts.ts';
import { badGateway, failure, never, ok } from '../../toolbars/answer-api.ts';

const PATH = `/api/admin/posts/${post.id}/shares`;
const working: ListedShare = {
  id: 3,
  createdAt: '2026-03-11T09:00:00.000Z',
  expiresAt: '2126-03-18T09:00:00.000Z',
  revokedAt: null,
  name: 'Ada, for the board',
  openings: 3,
  lastOpenedAt: '2026-03-11T16:20:00.000Z',
  url: `https://verso.example/preview/${'k'.repeat(43)}`,
};
const shares: ListedShare[] = [
  working,
  { ...working, id: 5, name: '', openings: 0, lastOpenedAt: null },
  { ...working, id: 2, url: null, revokedAt: '2026-03-11T10:30:00.000Z' },
  { ...working, id: 1, name: '', url: null, openings: 1, expiresAt: '2026-03-12T09:00:00.000Z' },
];
const made = { ...working, id: 4, url: `https://verso.example/preview/${'k'.repeat(43)}` };

const meta = {
  component: ShareDialog,
  args: { kind: 'post', item: post },
  parameters: {
    api: { [`GET ${PATH}`]: ok({ shares }) },
    docs: {
      description: {
        component: `Links to an unpublished item for people without an account.

        Do: offer it for every saved item, whatever its status.

        Don't: post a link where others can read it: anyone with the link sees the item.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));
const create = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
};

export const Closed: Story = {};

export const Listed: Story = {
  play: async () => {
    await open();
    await screen.findByText(/^Revoked /);
    await screen.findAllByText(/Opened 3 times, last /);
    await expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
    await expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(2);
  },
};

export const NoneYet: Story = {
  parameters: { api: { [`GET ${PATH}`]: ok({ shares: [] }) } },
  play: async () => {
    await open();
    await screen.findByText('No links yet.');
  },
};

export const Loading: Story = {
  parameters: { api: { [`GET ${PATH}`]: never } },
  play: open,
};

export const NotLoaded: Story = {
  parameters: { api: { [`GET ${PATH}`]: badGateway } },
  play: async () => {
    await open();
    await screen.findByText('Error loading links.');
  },
};

export const Made: Story = {
  parameters: { api: { [`GET ${PATH}`]: ok({ shares }), [`POST ${PATH}`]: ok(made, 201) } },
  play: async () => {
    await create();
    await waitFor(() => expect(screen.getByLabelText('New link')).toHaveValue(made.url));
  },
};

export const TooMany: Story = {
  parameters: {
    api: {
      [`GET ${PATH}`]: ok({ shares }),
      [`POST ${PATH}`]: failure(400, {
        message: 'An item can have at most 50 links. Revoke one first',
      }),
    },
  },
  play: async () => {
    await create();
    await screen.findByText('An item can have at most 50 links. Revoke one first');
  },
};

export const AskedBeforeRevoking: Story = {
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Ada, for the board' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Revoke' })).toBeVisible(),
    );
  },
};
