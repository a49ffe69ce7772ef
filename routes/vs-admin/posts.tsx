// /vs-admin/posts: the list of posts.
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { listAdminPosts } from '#db/queries/admin-lists/list-posts.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf, valueIfReady } from '#server/render/defer.ts';
import { listHref, listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The query parameters of an address without a query. */
const DEFAULTS = adminPostQuery.parse({});

/** The page of posts of the query in the address; a page past the last one redirects to it. */
export async function postsScreen(c: AppContext) {
  const query = listQueryOf(adminPostQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listAdminPosts(c.var.db, query));
  const page = Math.max(1, valueIfReady(data)?.pagination.pages ?? query.page);
  if (query.page > page)
    return c.redirect(listHref('/vs-admin/posts', { ...query, page }, DEFAULTS));
  return c.render(
    <>
      <AdminPageHead
        title="Blog Posts"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
        actions={
          <Button size="sm" variant="outline" href="/vs-admin/create">
            New post
          </Button>
        }
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading posts...</p>}
        failed={<Alert>Error loading blog posts. Please try again later.</Alert>}
      >
        {(list) => (
          <Island name="admin-posts" props={{ list, query, defaults: DEFAULTS }} when="load" />
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Blog Posts', statusOf(data)),
  );
}
