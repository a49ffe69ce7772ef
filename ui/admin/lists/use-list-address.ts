// What the address of a list of the back office asks for, and going on to the next address.
import { useCallback, useEffect } from 'react';
import { useAddressState } from '#ui/islands/address-state.ts';
import { listHref, type PagedQuery, queryAt } from './list-query.ts';

/**
 * `asked` is what the server read from the address of the screen at `path`, `plain` the list without any wish; both stay
 * the same. `go` to where one is already does nothing.
 */
export function useListAddress<Query extends PagedQuery>(path: string, asked: Query, plain: Query) {
  const read = useCallback((search: URLSearchParams) => queryAt(plain, search), [plain]);
  const [query, setQuery] = useAddressState(asked, read);
  const hrefOf = (wanted: Query) => listHref(path, wanted, plain);
  const go = (next: Query, how?: 'push' | 'replace') => {
    if (hrefOf(next) !== hrefOf(query)) setQuery(next, hrefOf(next), how);
  };
  // Back leads to addresses that `listHref` wrote, and to the one that was loaded, which anybody may have written
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list comes alive
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pathname !== path) return;
    const [loaded] = performance.getEntriesByType('navigation');
    const wentBack = loaded !== undefined && new URL(loaded.name).search !== search;
    const now = wentBack ? read(new URLSearchParams(search)) : asked;
    if (wentBack || path + search !== hrefOf(now)) setQuery(now, hrefOf(now) + hash, 'replace');
  }, []);
  return { query, hrefOf, go };
}
