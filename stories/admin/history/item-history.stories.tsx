// The history of an item: changes, comparison with the current version, restoring, errors.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { historyQuery } from '#db/contract/versions.ts';
import { ItemHistory } from '#ui/admin/history/item-history.tsx';
import { postHistory, postHistoryAnswers } from '../../fixtures/history.ts';
import { post } from '../../fixtures/posts.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, failure, never, ok } from '../../toolbars/answer-api.ts';

const api = { ...loggedIn, ...postHistoryAnswers };
const restoreFirst = `POST /api/admin/posts/${post.id}/versions/1/restore`;
const looking = (asked: object = {}) => historyQuery.parse(asked);

const meta = {
  component: ItemHistory,
  args: {
    kind: 'post',
    item: post,
    path: `/vs-admin/posts/${post.id}/history`,
    editHref: `/vs-admin/edit/${post.id}`,
    list: postHistory,
    query: looking(),
    defaults: looking(),
  },
  parameters: {
    api,
    docs: {
      description: {
        component: `Each save of an item, with its changes and a way to restore it.

        Do: pass the page of versions that the server rendered; hydrate it on load.

        Don't: show it for a deleted item; restore it first.`,
      },
    },
  },
} satisfies Meta<typeof ItemHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const OneVersion: Story = { args: { query: looking({ version: '2' }) } };
export const TheFirst: Story = { args: { query: looking({ version: '1' }) } };
export const DiscardedDraft: Story = { args: { query: looking({ version: '3' }) } };
export const ComparedWithCurrent: Story = {
  args: { query: looking({ version: '2', against: 'current' }) },
};
export const NothingYet: Story = {
  args: { list: { versions: [], pagination: { ...postHistory.pagination, total: 0, pages: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No versions yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/vs-admin/edit/${post.id}`,
    );
  },
};
export const Loading: Story = {
  args: { query: looking({ version: '2' }) },
  parameters: { api: { ...api, [`GET /api/admin/posts/${post.id}/versions/2`]: never } },
};
export const NotFound: Story = {
  args: { query: looking({ version: '99' }) },
  parameters: {
    api: {
      ...api,
      [`GET /api/admin/posts/${post.id}/versions/99`]: failure(404, {
        message: 'Version not found',
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Version not found')).toBeVisible());
  },
};

export const ByButtons: Story = {
  args: { query: looking({ version: '2' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('To begin with:', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Older version' }));
    await canvas.findByText('The first version, with all its fields.');
    await expect(canvas.getByRole('button', { name: 'Older version' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const askToRestore: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Restore this version' }));
  await screen.findByRole('alertdialog');
};
const restore: Story['play'] = async (context) => {
  await askToRestore(context);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
};

export const Asked: Story = { args: { query: looking({ version: '1' }) }, play: askToRestore };

export const Restored: Story = {
  args: { query: looking({ version: '1' }) },
  parameters: { api: { ...api, [restoreFirst]: ok(post) } },
  play: async (context) => {
    await restore(context);
    await waitFor(() => expect(screen.getByText(/^Restored the version of /)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

export const AddressTaken: Story = {
  args: { query: looking({ version: '1' }) },
  parameters: {
    api: { ...api, [restoreFirst]: failure(409, { message: 'This slug is taken' }) },
  },
  play: async (context) => {
    await restore(context);
    await waitFor(() => expect(screen.getByText('This slug is taken')).toBeVisible());
  },
};

export const NotRestored: Story = {
  args: { query: looking({ version: '1' }) },
  parameters: { api: { ...api, [restoreFirst]: badGateway } },
  play: async (context) => {
    await restore(context);
    await waitFor(() => expect(screen.getByText('Failed to restore the version')).toBeVisible());
  },
};
