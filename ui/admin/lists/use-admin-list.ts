// One list of the back office: what it is asked for stands in the address, its pages come from the API.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PostList } from '#db/contract/posts.ts';
import { isFiltered, type ListWish, type PagedQuery, shownOf } from './list-query.ts';
import { useListAddress } from './use-list-address.ts';

interface AdminListOptions<Query, Answer> {
  /** Path of the screen; names the list in the cache too. */
  path: string;
  /** What it is asked for without any wish. */
  plain: Query;
  /** What the server read from the address, and the page it rendered for that. */
  asked: Query;
  first: Answer;
  fetch: (query: Query) => Promise<Answer>;
  /** Whether pages may be fetched. */
  enabled?: boolean;
}

/**
 * The page that is asked for; while it is on its way `data` is the page before and `isLoading` true. `go` asks for
 * another one, `refresh` forgets what was fetched. The next page is fetched ahead, so that turning is instant.
 */
export function useAdminList<
  Query extends PagedQuery,
  Answer extends Pick<PostList, 'pagination'>,
>({ path, plain, asked, first, fetch, enabled = true }: AdminListOptions<Query, Answer>) {
  const { query, hrefOf, go } = useListAddress(path, asked, plain);
  const [isAsServed, setAsServed] = useState(true);
  const root = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const pageOf = (wanted: Query) => ({
    queryKey: [path, hrefOf(wanted)],
    queryFn: () => fetch(wanted),
  });

  const last = useRef(first);
  const { data, isError, isPlaceholderData, isPending } = useQuery<Answer>({
    ...pageOf(query),
    enabled,
    initialData: isAsServed && hrefOf(query) === hrefOf(asked) ? first : undefined,
    placeholderData: keepPreviousData,
  });

  const pages = isPlaceholderData ? undefined : data?.pagination.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that came
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
  const wishing = (wish: ListWish) => ({ ...query, ...wish, page: 1 });
  const refocus = () => root.current?.focus({ preventScroll: true });

  return {
    query,
    plain,
    path,
    /** The last answer there was. */
    data: data ?? last.current,
    isError,
    /** What was asked for could not be fetched: `data` is what was asked for before. */
    isMissing,
    isLoading,
    isFiltered: isFiltered(query, plain),
    /** What stands above the rows: which of the `nouns` are shown, or that they are on their way. */
    stateOf: (nouns: string, loading = `Loading ${nouns}...`) =>
      isLoading ? loading : !isMissing && shownOf((data ?? last.current).pagination, nouns),
    go,
    /** Asks for the first page of the list with another wish; with `'replace'` it is no step of its own for Back. */
    wish: (wish: ListWish, how?: 'push' | 'replace') => go(wishing(wish), how),
    hrefOf: (wish: ListWish) => hrefOf(wishing(wish)),
    /** For the element around the list, and gives it the focus when what had it is gone. */
    root,
    refocus,
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
    /** Changes what this page shows now; every other page is asked for anew when it is turned to. */
    change: (next: (now: Answer) => Answer) => {
      setAsServed(false);
      queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
      queries.setQueryData<Answer>(pageOf(query).queryKey, (now) => now && next(now));
    },
    refresh: async () => {
      setAsServed(false);
      await queries.invalidateQueries({ queryKey: [path] });
    },
  };
}

/** What `useAdminList` gives. */
export type AdminListState<
  Query extends PagedQuery,
  Answer extends Pick<PostList, 'pagination'>,
> = ReturnType<typeof useAdminList<Query, Answer>>;
