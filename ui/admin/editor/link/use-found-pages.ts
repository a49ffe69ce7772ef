// Searches for the name that somebody types into a field.
import { useEffect, useState } from 'react';
import { type FoundPage, findPages, isAddress } from './find-pages.ts';

const SEARCH_PAUSE_MS = 200;

/** The matches of the typed text after a pause, by default among the pages of this site; none while an address is typed. */
export function useFoundPages(
  typed: string,
  find: (search: string, signal: AbortSignal) => Promise<FoundPage[]> = findPages,
): FoundPage[] {
  const [pages, setPages] = useState<FoundPage[]>([]);
  useEffect(() => {
    const search = typed.trim();
    const abort = new AbortController();
    const isName = search.length > 1 && !isAddress(search);
    const timer = setTimeout(
      async () => {
        try {
          setPages(isName ? await find(search, abort.signal) : []);
        } catch {
          // when the search fails, the field still accepts any text
          if (!abort.signal.aborted) setPages([]);
        }
      },
      isName ? SEARCH_PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, find]);
  return pages;
}
