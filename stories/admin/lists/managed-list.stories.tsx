// The list under every list of staff; its states are shown by the islands that use it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { AdminPosts } from '#ui/admin/lists/admin-posts.tsx';
import { ManagedList } from '#ui/admin/lists/managed-list.tsx';
import { adminPosts } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const plain = adminPostQuery.parse({});

export default {
  component: ManagedList,
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `Search, filters, selection, deleting and paging over a table.

        Do: give it what \`useAdminList\` gives, inside AdminFrame.

        Don't: put more than one on a screen: its wishes stand in the address.`,
      },
    },
  },
} satisfies Meta<typeof ManagedList>;

export const OfPosts: StoryObj = {
  render: () => (
    <div style={{ padding: 'var(--margin)' }}>
      <AdminPosts list={adminPosts} query={plain} plain={plain} />
    </div>
  ),
};
