// The pages that the link form offers while somebody types the name of one.
import { useEffect, useState } from 'react';
import { type FoundPage, findPages, isAddress } from './find-pages.ts';

const SEARCH_PAUSE_MS = 200;

/** Pages of this site that match what is typed, after a pause; none while an address is typed. */
export function useFoundPages(typed: string): FoundPage[] {
  const [pages, setPages] = useState<FoundPage[]>([]);
  useEffect(() => {
    const search = typed.trim();
    const abort = new AbortController();
    const isName = search.length > 1 && !isAddress(search);
    const timer = setTimeout(
      async () => {
        try {
          setPages(isName ? await findPages(search, abort.signal) : []);
        } catch {
          // without the search an address can still be typed
          if (!abort.signal.aborted) setPages([]);
        }
      },
      isName ? SEARCH_PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return pages;
}
