// The Insights list as an island: changing the page fetches it and scrolls smoothly to the top.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PostList } from '#db/contract/posts.ts';
import { LIST_FRESH_MS, LIST_KEPT_MS, POSTS_PER_PAGE } from '#db/limits.ts';
import { useAddressState } from '#ui/islands/address-state.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { ClientData, gcTimeMs } from '#ui/islands/client-data.tsx';
import { watchLazyImages } from '#ui/islands/lazy-images.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import { InsightsFailed } from './insights-failed.tsx';
import { insightsPage, insightsTitle } from './insights-pages.ts';
import { PostGrid } from './post-grid.tsx';
import { PostGridSkeleton } from './post-grid-skeleton.tsx';

const ANY_PAGE = /^Insights(?:, page \d+)?/;

/** `list` is the page that the server rendered. */
export function InsightsList({ list }: { list: PostList }) {
  return (
    <ClientData>
      <Pages first={list} />
    </ClientData>
  );
}

function Pages({ first }: { first: PostList }) {
  const [page, go] = useAddressState(first.pagination.page, pageOf);
  const root = useRef<HTMLDivElement>(null);
  const { data, isError } = useQuery({
    queryKey: ['posts', page],
    queryFn: () =>
      answerOf(
        api.posts.$get({
          query: { page: String(page), limit: String(POSTS_PER_PAGE), preview: 'true' },
        }),
      ),
    initialData: page === first.pagination.page ? first : undefined,
    staleTime: LIST_FRESH_MS,
    gcTime: gcTimeMs(LIST_KEPT_MS),
  });

  useEffect(() => {
    if (data && root.current) watchLazyImages(root.current);
  }, [data]);

  // the document's title and canonical address follow, for history and bookmarks
  useEffect(() => {
    document.title = document.title.replace(ANY_PAGE, insightsTitle(page));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(insightsPage(page), canonical.href).href;
  }, [page]);

  const { pages, total } = (data ?? first).pagination;
  return (
    <div ref={root}>
      {total === 0 ? (
        <Section space="half">
          <EmptyState title="No insights yet." text="The first one is still being argued about." />
        </Section>
      ) : data ? (
        <PostGrid key={page} posts={data.posts} page={page} />
      ) : isError ? (
        <InsightsFailed href={insightsPage(page)} />
      ) : (
        <PostGridSkeleton lead={page === 1} count={after(page, total)} />
      )}
      <ListPages
        page={page}
        pages={pages}
        hrefFor={insightsPage}
        onPage={(next) => {
          go(next, insightsPage(next));
          // smooth by the page's style sheet, which respects reduced motion
          scrollTo({ top: 0 });
        }}
        data-hydrate-target=""
      />
    </div>
  );
}

/** The number of articles of `page` below the lead. */
function after(page: number, total: number): number {
  const shown = Math.min(POSTS_PER_PAGE, total - (page - 1) * POSTS_PER_PAGE);
  return page === 1 ? shown - 1 : shown;
}

function pageOf(search: URLSearchParams): number {
  return Number(search.get('page') || 1);
}
