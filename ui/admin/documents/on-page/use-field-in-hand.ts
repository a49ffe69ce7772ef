// The field of a form that somebody works at.
import { useEffect, useState } from 'react';

/** Its path in the form when it took the focus, another object each time; null before the first, and what it was while the focus is elsewhere. */
export function useFieldInHand(): { path: string } | null {
  const [inHand, setInHand] = useState<{ path: string } | null>(null);
  useEffect(() => {
    const read = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? pathOf(target) : null;
      if (found) setInHand({ path: found });
    };
    document.addEventListener('focusin', read);
    return () => document.removeEventListener('focusin', read);
  }, []);
  return inHand;
}

function pathOf(element: Element): string | null {
  const form = element.closest('form.item-form');
  if (!form) return null;
  const name = element.getAttribute('name');
  return name || (element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null);
}
