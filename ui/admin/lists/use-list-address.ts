// The query of an admin list in the address of the page, and navigation between queries.
import { useCallback, useEffect } from 'react';
import { useAddressState } from '#ui/islands/address-state.ts';
import { listHref, type PagedQuery, queryAt } from './list-query.ts';

/**
 * `initialQuery` is what the server read from the address of the screen at `path`, `defaults` the default query; both must
 * be stable. `go` does nothing when the query is the current one.
 */
export function useListAddress<Query extends PagedQuery>(
  path: string,
  initialQuery: Query,
  defaults: Query,
) {
  const read = useCallback((search: URLSearchParams) => queryAt(defaults, search), [defaults]);
  const [query, setQuery] = useAddressState(initialQuery, read);
  const hrefOf = (target: Query) => listHref(path, target, defaults);
  const go = (target: Query, how?: 'push' | 'replace') => {
    if (hrefOf(target) !== hrefOf(query)) setQuery(target, hrefOf(target), how);
  };
  // Back leads to addresses made by `listHref`, or to the loaded one, which may have any query
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pathname !== path) return;
    const [loaded] = performance.getEntriesByType('navigation');
    const wentBack = loaded !== undefined && new URL(loaded.name).search !== search;
    const next = wentBack ? read(new URLSearchParams(search)) : initialQuery;
    if (wentBack || path + search !== hrefOf(next)) setQuery(next, hrefOf(next) + hash, 'replace');
  }, []);
  return { query, hrefOf, go };
}
