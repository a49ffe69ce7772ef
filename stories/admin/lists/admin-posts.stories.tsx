// The admin list of posts: full, empty, filtered, selected, asked before deleting, and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { AdminPosts } from '#ui/admin/lists/admin-posts.tsx';
import { adminPosts, noAdminPosts } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, never } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

const meta = {
  component: AdminPosts,
  args: { list: adminPosts, query: adminPostQuery.parse({}), defaults: adminPostQuery.parse({}) },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `All posts, with search, filters, selection, and deletion with undo.

        Do: pass the page that the server rendered; hydrate it on load.

        Don't: use it on the public site (InsightsList).`,
      },
    },
  },
} satisfies Meta<typeof AdminPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = adminPosts.posts[0];

export const Full: Story = {};
export const Empty: Story = { args: { list: noAdminPosts } };
export const NothingFound: Story = {
  args: {
    list: { ...noAdminPosts, counts: adminPosts.counts },
    query: adminPostQuery.parse({ search: 'no such words' }),
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first?.title}` }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};

export const Filtering: Story = {
  parameters: { api: { 'GET /api/admin/posts': never } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Drafts/ }));
    await waitFor(async () => expect(await canvas.findByText('Loading posts...')).toBeVisible());
    await expect(wentTo).toHaveBeenCalledWith('/vs-admin/posts?status=draft');
  },
};

export const NotLoaded: Story = {
  parameters: { api: { 'GET /api/admin/posts': badGateway } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Drafts/ }));
    await waitFor(() =>
      expect(canvas.getByText('Error loading blog posts. Please try again later.')).toBeVisible(),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const AskedBeforeDeleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first?.title}` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `Are you sure you want to delete "${first?.title}"? This action cannot be undone.`,
    );
  },
};
