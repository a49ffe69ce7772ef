// One list of the back office: its query is in the address, its pages come from the API.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PostList } from '#db/contract/posts.ts';
import { formatRange, isFiltered, type ListParams, type PagedQuery } from './list-query.ts';
import { useListAddress } from './use-list-address.ts';

interface AdminListOptions<Query, Answer> {
  /** Path of the screen, also the key of the list in the cache. */
  path: string;
  defaults: Query;
  /** The query that the server read from the address, and the page that it rendered for it. */
  initialQuery: Query;
  initialList: Answer;
  fetch: (query: Query) => Promise<Answer>;
  /** Whether pages may be fetched. */
  enabled?: boolean;
}

/**
 * The current page of a list. While another page loads, `data` is the previous page and `isLoading` is true. `go` opens
 * another query and `refresh` fetches everything again. The next page is prefetched.
 */
export function useAdminList<
  Query extends PagedQuery,
  Answer extends Pick<PostList, 'pagination'>,
>({
  path,
  defaults,
  initialQuery,
  initialList,
  fetch,
  enabled = true,
}: AdminListOptions<Query, Answer>) {
  const { query, hrefOf, go } = useListAddress(path, initialQuery, defaults);
  const [isAsServed, setAsServed] = useState(true);
  const root = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const pageOf = (target: Query) => ({
    queryKey: [path, hrefOf(target)],
    queryFn: () => fetch(target),
  });

  const last = useRef(initialList);
  const { data, isError, isPlaceholderData, isPending } = useQuery<Answer>({
    ...pageOf(query),
    enabled,
    initialData: isAsServed && hrefOf(query) === hrefOf(initialQuery) ? initialList : undefined,
    placeholderData: keepPreviousData,
  });

  const pages = isPlaceholderData ? undefined : data?.pagination.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fetched page
  useEffect(() => {
    if (pages === undefined) return;
    if (query.page > Math.max(1, pages)) go({ ...query, page: Math.max(1, pages) }, 'replace');
    else if (enabled && query.page < pages)
      queries.prefetchQuery(pageOf({ ...query, page: query.page + 1 }));
  }, [data, pages, enabled]);

  useEffect(() => {
    if (data) last.current = data;
  }, [data]);

  const isMissing = isError && data === undefined;
  const isLoading = isPending || isPlaceholderData;
  const withParams = (params: ListParams) => ({ ...query, ...params, page: 1 });
  const refocus = () => root.current?.focus({ preventScroll: true });
  const focusRow = (index: number) => {
    const titles = root.current?.querySelectorAll<HTMLElement>('.managed-list-title');
    const title = titles?.[Math.min(index, titles.length - 1)];
    if (title) title.focus({ preventScroll: true });
    else refocus();
  };

  return {
    query,
    defaults,
    path,
    /** The latest response. */
    data: data ?? last.current,
    isError,
    /** Whether the current query could not be fetched: then `data` belongs to the previous one. */
    isMissing,
    isLoading,
    isFiltered: isFiltered(query, defaults),
    /** The line above the rows: the range of `nouns` shown, or the loading text. */
    stateOf: (nouns: string, loading = `Loading ${nouns}...`) =>
      isLoading ? loading : !isMissing && formatRange((data ?? last.current).pagination, nouns),
    go,
    /** Opens the first page with other parameters. `'replace'` adds no history entry. */
    setParams: (params: ListParams, how?: 'push' | 'replace') => go(withParams(params), how),
    hrefOf: (params: ListParams) => hrefOf(withParams(params)),
    /** The ref of the element around the list. `refocus` focuses it when the focused element was removed. */
    root,
    refocus,
    /** Focuses the title of the row at `index`, or of the last row; without rows does the same as `refocus`. */
    focusRow,
    /** Props of `ListPages`. */
    pages: {
      page: query.page,
      pages: data?.pagination.pages ?? 1,
      hrefFor: (page: number) => hrefOf({ ...query, page }),
      onPage: (page: number) => {
        go({ ...query, page });
        refocus();
        scrollTo({ top: 0 });
      },
    },
    /** Changes the current page in the cache. Other pages are fetched again when they are opened. */
    change: (update: (list: Answer) => Answer) => {
      setAsServed(false);
      queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
      queries.setQueryData<Answer>(pageOf(query).queryKey, (list) => list && update(list));
    },
    refresh: async () => {
      setAsServed(false);
      await queries.invalidateQueries({ queryKey: [path] });
      // the query passes its response to the list in a separate task
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** The result of `useAdminList`. */
export type AdminListState<
  Query extends PagedQuery,
  Answer extends Pick<PostList, 'pagination'>,
> = ReturnType<typeof useAdminList<Query, Answer>>;
