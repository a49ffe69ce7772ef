// /insights: the posts, 18 per page.
import { postListQuery } from '#db/contract/posts.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';
import { listPostNames, type PostName } from '#db/queries/post-names.ts';
import { listPosts } from '#db/queries/posts.ts';
import type { AppContext } from '#server/context.ts';
import { nameRedirect } from '#server/http/name-redirect.ts';
import { defer, statusOf, valueIfReady } from '#server/render/defer.ts';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { ArchiveNav } from '#ui/site/insights/archive-nav.tsx';
import { InsightsFailed } from '#ui/site/insights/insights-failed.tsx';
import { insightsPage, insightsTitle } from '#ui/site/insights/insights-pages.ts';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { PostGridSkeleton } from '#ui/site/insights/post-grid-skeleton.tsx';
import { notFound } from '../not-found.tsx';
import { pageTitle } from '../page-meta.ts';
import { renderPage } from '../sections/render-page.tsx';

/** The list; an invalid page number, or one past the last page, is not found. */
export async function insightsList(c: AppContext) {
  const query = postListQuery.safeParse({
    page: c.req.query('page') || undefined,
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
    category: c.req.query('category'),
    author: c.req.query('author'),
  });
  if (!query.success) return notFound(c);
  const { page, category, author } = query.data;
  const filter = { category, author };
  const isFiltered = category !== '' || author !== '';
  const loading = Promise.all([
    withPictureNotes(c, listPosts(c.get('db'), query.data), ({ posts }) =>
      posts.map(({ image }) => image),
    ),
    listPostNames(c.get('db'), 'category'),
  ]).then(([list, topics]) => ({ ...list, topics }));
  const { data } = await defer(c, loading);
  const list = valueIfReady(data);
  const { pages: lastPage, total } = list?.pagination ?? {};
  if (list && isFiltered && total === 0) {
    const redirect = await nameRedirect(c, {
      category: { of: 'post-category', names: namesOf(list.topics) },
      author: {
        of: 'author',
        names: author ? namesOf(await listPostNames(c.get('db'), 'author')) : [],
      },
    });
    if (redirect) return redirect;
  }
  if (lastPage !== undefined && page > Math.max(1, lastPage)) return notFound(c);
  return renderPage(c, 'insights', {
    sections: {
      'post-list': () => (
        <Deferred
          data={data}
          fallback={<PostGridSkeleton lead={page === 1 && !isFiltered} />}
          failed={<InsightsFailed href={insightsPage(page, filter)} />}
        >
          {({ posts, pagination, topics }) => (
            <>
              <Island name="insights-list" props={{ pagination, filter }} when="visible">
                <PostGrid posts={posts} page={isFiltered ? undefined : page} />
              </Island>
              <ArchiveNav
                kind="category"
                title="Every subject"
                names={topics}
                current={category}
                feedHref="/insights/feed.xml"
              />
            </>
          )}
        </Deferred>
      ),
    },
    meta: {
      sheets: ['insights'],
      // its posts are on no other page, so it is not a duplicate of the first
      ...((page > 1 || isFiltered) && {
        title: pageTitle(c, insightsTitle(page, filter)),
        canonicalUrl: c.env.origin + insightsPage(page, filter),
      }),
      // anybody can invent any number of filters without matches
      cacheTags: isFiltered && !total ? null : ['posts'],
      ...(isFiltered && { noIndex: true }),
      status: statusOf(data),
    },
  });
}

function namesOf(names: readonly PostName[]): string[] {
  return names.map(({ name }) => name);
}
