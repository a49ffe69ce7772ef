// State that lives in the address: Back and Forward bring it back, a reload keeps it.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What the address asks for, as `read` understands its query, and a function that goes on to the next one under its
 * own address; with `'replace'` Back does not come here again. `asked` is what the server read. `read` must be the same
 * function each time.
 */
export function useAddressState<T>(
  asked: T,
  read: (search: URLSearchParams) => T,
): [T, (next: T, href: string, how?: 'push' | 'replace') => void] {
  const [state, setState] = useState(asked);
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
