// The rows of a back-office list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/kit/button.tsx';
import { AdminList, AdminListItem } from '#ui/site/admin-list.tsx';
import { posts } from '../fixtures/posts.ts';

export default {
  component: AdminList,
  parameters: {
    docs: {
      description: {
        component: `The rows of a back-office list: picture, title, facts, actions.

        Do: make the title the way to edit, and show a state only when it is not the usual one.

        Don't: put more than three actions in a row, or use it for figures to compare (Table).`,
      },
    },
  },
} satisfies Meta<typeof AdminList>;
type Story = StoryObj;

export const Posts: Story = {
  render: () => (
    <AdminList label="Posts">
      {posts.slice(0, 4).map((post, index) => (
        <AdminListItem
          key={post.slug}
          title={post.title}
          href={`/vs-admin/edit/${post.id}`}
          image={index === 2 ? null : post.image}
          facts={['Mar 11, 2026', ...post.categories]}
          state={index === 1 ? 'Draft' : undefined}
          actions={
            <>
              <Button size="sm" variant="ghost" href={`/vs-admin/edit/${post.id}`}>
                Edit
              </Button>
              <Button size="sm" variant="ghost">
                Delete
              </Button>
            </>
          }
        />
      ))}
    </AdminList>
  ),
};

export const TitleOnly: Story = {
  render: () => (
    <AdminList label="Posts">
      <AdminListItem title="A post without a picture" href="/vs-admin/edit/1" />
    </AdminList>
  ),
};
