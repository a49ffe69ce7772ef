// The admin list of posts (docs/contract.md, Lists).
import type { AdminPostList, AdminPostQuery } from '#db/contract/admin-lists.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { answerOf, api } from '#ui/islands/api.ts';
import { ITEM_SORTS } from './list-sorts.ts';
import { ManagedList, type ManagedListLabels } from './managed-list.tsx';
import { useAdminList } from './use-admin-list.ts';

const LABELS: ManagedListLabels = {
  caption: 'Blog posts',
  one: 'post',
  many: 'posts',
  loading: 'Loading posts...',
  failed: 'Error loading blog posts. Please try again later.',
  empty: 'No blog posts found. Create your first post!',
  emptyText: 'Posts appear here as soon as you save one, drafts included.',
  create: 'Create a blog post',
  none: 'No blog posts found.',
  deleted: 'Blog post deleted successfully',
  notDeleted: 'Failed to delete blog post',
};

const PATHS = {
  create: '/vs-admin/create',
  edit: (id: number) => `/vs-admin/edit/${id}`,
  history: (id: number) => `/vs-admin/posts/${id}/history`,
  public: (slug: string) => `/insights/${slug}`,
};

interface AdminPostsProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: AdminPostList;
  query: AdminPostQuery;
  defaults: AdminPostQuery;
}

/** All posts. */
export function AdminPosts(props: AdminPostsProps) {
  return (
    <AdminFrame>
      <Posts {...props} />
    </AdminFrame>
  );
}

function Posts({ list: initialList, query: initialQuery, defaults }: AdminPostsProps) {
  const list = useAdminList({
    path: '/vs-admin/posts',
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, ...rest }: AdminPostQuery) =>
      answerOf(
        api.admin.posts.$get({ query: { ...rest, page: String(page), limit: String(limit) } }),
      ),
  });
  const { posts, categories } = list.data;
  return (
    <ManagedList
      kind="posts"
      list={list}
      rows={posts}
      labels={LABELS}
      paths={PATHS}
      choices={[
        {
          name: 'category',
          label: 'Category',
          all: 'All Categories',
          values: categories.map((value) => ({ value, label: value })),
        },
        { name: 'sort', label: 'Sort', values: ITEM_SORTS },
      ]}
      pictureOf={({ image }) => image}
      detailsOf={({ categories: of, author }) => [of.join(', '), author].filter(Boolean)}
    />
  );
}
