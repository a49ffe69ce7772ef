// Folded parts of a form open on `beforematch`, which the browser also fires for its own search in the page.
import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Opens every folded part around `element`. */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** A ref for a part that can be folded; `onReveal` is called when something inside the part has to be seen. */
export function useReveal(onReveal: (() => void) | undefined): RefCallback<HTMLElement> {
  const latest = useRef(onReveal);
  useEffect(() => {
    latest.current = onReveal;
  });
  return useCallback((part) => {
    const open = () => latest.current?.();
    part?.addEventListener('beforematch', open);
    return () => part?.removeEventListener('beforematch', open);
  }, []);
}
