// What the address of a list of the back office asks for, and going on to the next address.
import { useCallback, useEffect } from 'react';
import { useAddressState } from './address-state.ts';
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
  // Back leads to addresses that `listHref` wrote, and to this first one, which anybody may have written
  useEffect(() => {
    const { pathname, search, hash } = location;
    const href = listHref(path, asked, plain);
    if (pathname === path && pathname + search !== href)
      history.replaceState(history.state, '', href + hash);
  }, [path, asked, plain]);
  return { query, hrefOf, go };
}
