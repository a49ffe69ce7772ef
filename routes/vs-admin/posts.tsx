// /vs-admin/posts: the list of posts.
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { listAdminPosts } from '#db/queries/admin-lists/list-posts.ts';
import type { AppContext } from '#server/context.ts';
import { defer, valueIfReady } from '#server/render/defer.ts';
import { listHref, listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { Button } from '#ui/kit/button.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = adminPostQuery.parse({});

/** The page of posts of the query in the address; a page past the last one redirects to it. */
export async function postsScreen(c: AppContext) {
  const query = listQueryOf(adminPostQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listAdminPosts(c.get('db'), query));
  const page = Math.max(1, valueIfReady(data)?.pagination.pages ?? query.page);
  if (query.page > page)
    return c.redirect(listHref('/vs-admin/posts', { ...query, page }, DEFAULTS));
  return renderLoaded(
    c,
    {
      title: 'Blog Posts',
      actions: (
        <Button size="sm" variant="outline" href="/vs-admin/create">
          New post
        </Button>
      ),
      data,
      what: 'posts',
      whatFailed: 'blog posts',
    },
    (list) => <Island name="admin-posts" props={{ list, query, defaults: DEFAULTS }} when="load" />,
  );
}
