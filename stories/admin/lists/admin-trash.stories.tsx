// Recently deleted items: some, none, restored, deleted permanently.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type TrashList, trashQuery } from '#db/contract/trash.ts';
import { AdminTrash } from '#ui/admin/lists/admin-trash.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, ok } from '../../toolbars/answer-api.ts';

const DAYS = { deletedAt: '2026-03-11T09:00:00.000Z', goneAt: '2026-04-10T09:00:00.000Z' };
const PICTURE = `${'k'.repeat(26)}.jpg`;
const list: TrashList = {
  items: [
    { kind: 'post', id: 1, title: 'Renting the shelf', slug: 'renting-the-shelf', ...DAYS },
    { kind: 'case-study', id: 1, title: 'Velmoor', slug: 'velmoor', ...DAYS },
    { kind: 'document', group: 'settings', id: 2, title: 'Menus', slug: 'navigation', ...DAYS },
    { kind: 'enquiry', id: 7, title: 'Priya Castell', slug: '', ...DAYS },
    { kind: 'picture', id: PICTURE, title: 'shelf-of-bowls.jpg', slug: '', ...DAYS },
  ],
  pagination: { page: 1, limit: 50, total: 5, pages: 1 },
};
const none: TrashList = { items: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } };

const meta = {
  component: AdminTrash,
  args: { list, query: trashQuery.parse({}), defaults: trashQuery.parse({}) },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `Items, enquiries and pictures deleted in the last 30 days.

        Do: hydrate it on load; without a script it can only be read.

        Don't: show pictures or texts of deleted items: the title is enough.`,
      },
    },
  },
} satisfies Meta<typeof AdminTrash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nothing: Story = { args: { list: none } };

export const Restored: Story = {
  parameters: {
    api: {
      'POST /api/admin/trash/posts/1/restore': ok({
        kind: 'post',
        id: 1,
        title: 'Renting the shelf',
        slug: 'renting-the-shelf',
        slugChanged: false,
        becameDraft: false,
      }),
      'GET /api/admin/trash': ok({ ...list, items: list.items.slice(1) }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Renting the shelf' }));
    await waitFor(() => expect(screen.getByText('Blog post restored')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Renting the shelf')).toBeNull());
  },
};

export const EnquiryAndPictureRestored: Story = {
  parameters: {
    api: {
      'POST /api/admin/trash/enquiries/7/restore': ok({}),
      [`POST /api/admin/trash/media/${PICTURE}/restore`]: ok({}),
      'GET /api/admin/trash': ok(list),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Priya Castell' }));
    await waitFor(() => expect(screen.getByText('Enquiry restored')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore shelf-of-bowls.jpg' }));
    await waitFor(() => expect(screen.getByText('Picture restored')).toBeVisible());
  },
};

export const NotRestored: Story = {
  parameters: {
    api: {
      'POST /api/admin/trash/posts/1/restore': badGateway,
      'GET /api/admin/trash': ok(list),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Renting the shelf' }));
    await waitFor(() => expect(screen.getByText('Failed to restore')).toBeVisible());
  },
};

export const AskedBeforeDeleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good Velmoor' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete "Velmoor"? This action cannot be undone.',
    );
  },
};
