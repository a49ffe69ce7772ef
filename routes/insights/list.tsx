// /insights, 18 posts a page (spec §2 'Insights list').
import { company } from '#db/content/company.ts';
import { postListQuery } from '#db/contract/posts.ts';
import { POSTS_PER_PAGE } from '#db/limits.ts';
import { listPosts } from '#db/queries/posts.ts';
import type { AppContext } from '#server/context.ts';
import { withNotes } from '#server/render/picture-notes.ts';
import { ready } from '#server/render/ready.ts';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { InsightsFailed } from '#ui/site/insights/insights-failed.tsx';
import { insightsPage, insightsTitle } from '#ui/site/insights/insights-pages.ts';
import { PostGridSkeleton } from '#ui/site/insights/post-grid-skeleton.tsx';
import { notFound } from '../not-found.tsx';
import { titled } from '../page-meta.ts';

const INTRO = 'Notes on planning, building and growing online shops, with the numbers left in.';

/** A page number that is not one, or past the end, is not found. */
export async function insightsList(c: AppContext) {
  const query = postListQuery.safeParse({
    page: c.req.query('page') || undefined,
    limit: String(POSTS_PER_PAGE),
    preview: 'true',
  });
  if (!query.success) return notFound(c);
  const { page } = query.data;
  c.var.showing.tags.add('posts');
  const loading = withNotes(c, listPosts(c.var.db, query.data), ({ posts }) =>
    posts.map(({ image }) => image),
  );
  const { data } = await ready(c, loading);
  if ('ok' in data && data.ok && page > Math.max(1, data.value.pagination.pages))
    return notFound(c);
  return c.render(
    <main id="content">
      <PageHead title="Insights" intro={INTRO} />
      <Deferred
        data={data}
        fallback={<PostGridSkeleton lead={page === 1} />}
        failed={<InsightsFailed href={insightsPage(page)} />}
      >
        {(list) => <Island name="insights-list" props={{ list }} when="visible" />}
      </Deferred>
    </main>,
    {
      title: titled(insightsTitle(page)),
      description: `${INTRO} From the people at ${company.name}.`,
      // a later page is no copy of the first: what it lists stands nowhere else
      ...(page > 1 && { canonicalUrl: c.env.origin + insightsPage(page) }),
      status: 'ok' in data && !data.ok ? 503 : 200,
    },
  );
}
