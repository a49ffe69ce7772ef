// State in the address: Back and Forward restore it, a reload keeps it.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The state that `read` parses from the query of the address, and a function that sets the next state under its own
 * address; with `'replace'` no history entry is added. `initial` is the state that the server rendered. `read` must be the same
 * function each time.
 */
export function useAddressState<T>(
  initial: T,
  read: (search: URLSearchParams) => T,
): [T, (next: T, href: string, how?: 'push' | 'replace') => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    // at once: the browser restores the scroll position right after
    const follow = () => flushSync(() => setState(read(new URLSearchParams(location.search))));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [read]);
  const go = (next: T, href: string, how: 'push' | 'replace' = 'push') => {
    if (how === 'push') history.pushState(null, '', href);
    else history.replaceState(history.state, '', href);
    setState(next);
  };
  return [state, go];
}
