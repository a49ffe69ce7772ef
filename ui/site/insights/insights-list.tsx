// The Insights list as an island: changing the page fetches it and scrolls smoothly to the top.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PostList } from '#db/contract/posts.ts';
import { LIST_FRESH_MS, LIST_KEPT_MS, POSTS_PER_PAGE } from '#db/limits.ts';
import { useAddressState } from '#ui/islands/address-state.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { ClientData, gcTimeMs } from '#ui/islands/client-data.tsx';
import { watchLazyImages } from '#ui/islands/lazy-images.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { Section } from '#ui/site/frame/section.tsx';
import { InsightsFailed } from './insights-failed.tsx';
import {
  EVERYTHING,
  type InsightsFilter,
  insightsCount,
  insightsPage,
  insightsQuery,
  insightsTitle,
} from './insights-pages.ts';
import { PostGrid } from './post-grid.tsx';
import { PostGridSkeleton } from './post-grid-skeleton.tsx';

/** Matches the title up to the name of the site. */
const ANY_PAGE = /^Insights.*(?= \|)/;

interface InsightsListProps {
  /** The pagination of the page that the server rendered. */
  pagination: PostList['pagination'];
  filter?: InsightsFilter;
  /** The articles of that page. */
  children?: ReactNode;
}

/** A filtered list names its filter, and links back to all articles. */
export function InsightsList({ filter = EVERYTHING, ...first }: InsightsListProps) {
  return (
    <ClientData>
      <Pages filter={filter} {...first} />
    </ClientData>
  );
}

function Pages({
  pagination: first,
  filter,
  children,
}: InsightsListProps & { filter: InsightsFilter }) {
  const [page, go] = useAddressState(first.page, pageOf);
  const isFirst = page === first.page;
  const root = useRef<HTMLElement>(null);
  const turnedTo = useRef<number>(null);
  const { data, isError } = useQuery({
    queryKey: ['posts', page, filter],
    queryFn: () =>
      answerOf(
        api.posts.$get(
          { query: insightsQuery(page, filter) },
          // without cookies, like the server's rendering: staff who are logged in would get hidden posts too
          { init: { credentials: 'omit' } },
        ),
      ),
    enabled: !isFirst,
    staleTime: LIST_FRESH_MS,
    gcTime: gcTimeMs(LIST_KEPT_MS),
  });

  useEffect(() => {
    if ((data || isFirst) && root.current) watchLazyImages(root.current);
  }, [data, isFirst]);

  // the document's title and canonical address follow, for history and bookmarks
  useEffect(() => {
    document.title = document.title.replace(ANY_PAGE, insightsTitle(page, filter));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(insightsPage(page, filter), canonical.href).href;
  }, [page, filter]);

  // the link that was used may be gone, and a screen reader announces the new page
  useEffect(() => {
    if (turnedTo.current === page) root.current?.focus({ preventScroll: true });
    turnedTo.current = null;
  }, [page]);

  const { pages, total } = data?.pagination ?? first;
  const isFiltered = filter.category !== '' || filter.author !== '';
  const articles = () => {
    if (total === 0)
      return (
        <Section space="half">
          <EmptyState {...(isFiltered ? NOTHING_ON_THIS : NOTHING_YET)} />
        </Section>
      );
    if (isFirst) return children;
    if (data)
      return <PostGrid key={page} posts={data.posts} page={isFiltered ? undefined : page} />;
    if (isError) return <InsightsFailed href={insightsPage(page, filter)} />;
    return <PostGridSkeleton lead={page === 1 && !isFiltered} count={after(page, total)} />;
  };
  return (
    <section ref={root} tabIndex={-1} aria-label={insightsTitle(page, filter)}>
      {isFiltered && (
        <Section space="none" className="insights-list-filter">
          <p className="insights-list-count">{insightsCount(total, filter)}</p>
          <TextLink href="/insights" arrow="left" underlined>
            All Insights
          </TextLink>
        </Section>
      )}
      {articles()}
      <ListPages
        page={page}
        pages={pages}
        hrefFor={(each) => insightsPage(each, filter)}
        onPage={(next) => {
          turnedTo.current = next;
          // at once: in Safari, a later change of the layout would end the scroll
          flushSync(() => go(next, insightsPage(next, filter)));
          // smooth by the page's style sheet, which respects reduced motion
          scrollTo({ top: 0 });
        }}
        data-hydrate-target=""
      />
    </section>
  );
}

/** The number of articles of `page` below the lead. */
function after(page: number, total: number): number {
  const shown = Math.min(POSTS_PER_PAGE, total - (page - 1) * POSTS_PER_PAGE);
  return page === 1 ? shown - 1 : shown;
}

const NOTHING_YET = {
  title: 'No insights yet.',
  text: 'The first one is still being argued about.',
};
const NOTHING_ON_THIS = {
  title: 'Nobody has written that one yet.',
  text: 'We take requests. The last one turned into an article about a biscuit tin.',
};

function pageOf(search: URLSearchParams): number {
  return Number(search.get('page') || 1);
}
