// The field of a form that had the focus last.
import { useEffect, useState } from 'react';

/** The path that the field had when it got the focus, a new object each time; null before. It stays when the focus leaves. */
export function useFieldInHand(): { path: string } | null {
  const [inHand, setInHand] = useState<{ path: string } | null>(null);
  useEffect(() => {
    const read = () => {
      const found = document.activeElement && pathOf(document.activeElement);
      if (found) setInHand({ path: found });
    };
    // a field may have the focus before the page is shown
    read();
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
