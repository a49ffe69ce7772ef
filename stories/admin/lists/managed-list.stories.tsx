// The list of posts or case studies; the islands show its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { AdminPosts } from '#ui/admin/lists/admin-posts.tsx';
import { ManagedList } from '#ui/admin/lists/managed-list.tsx';
import { adminPosts } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const defaults = adminPostQuery.parse({});

export default {
  component: ManagedList,
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `A table with search, filters, selection, deletion and pages.

        Do: pass the result of \`useAdminList\`, inside AdminFrame.

        Don't: put more than one on a screen: its parameters are in the address.`,
      },
    },
  },
} satisfies Meta<typeof ManagedList>;

export const OfPosts: StoryObj = {
  render: () => <AdminPosts list={adminPosts} query={defaults} defaults={defaults} />,
};
