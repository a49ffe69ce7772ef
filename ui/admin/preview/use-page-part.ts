// Follows the field in use of a form.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSamePart, type PagePart, partOf } from './page-part.ts';

/** The part of the page whose field had the focus last, also while the focus is elsewhere. */
export function useLastPart(): RefObject<PagePart | null> {
  const last = useRef<PagePart | null>(null);
  useEffect(() => {
    const read = () => {
      last.current = partOf(document.activeElement) ?? last.current;
    };
    document.addEventListener('focusin', read);
    return () => document.removeEventListener('focusin', read);
  }, []);
  return last;
}

/** The part of the page whose field is in use, `last` at first. Follows the caret, which moves without a focus event. */
export function usePagePart(last: RefObject<PagePart | null>): PagePart | null {
  const [part, setPart] = useState(last.current);
  useEffect(() => {
    const read = () => {
      const next = partOf(document.activeElement);
      if (next) setPart((before) => (isSamePart(next, before) ? before : next));
    };
    document.addEventListener('focusin', read);
    document.addEventListener('selectionchange', read);
    return () => {
      document.removeEventListener('focusin', read);
      document.removeEventListener('selectionchange', read);
    };
  }, []);
  return part;
}
