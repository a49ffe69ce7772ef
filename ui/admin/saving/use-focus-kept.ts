// Restores the focus of a button that is disabled while its request is under way.
import { useLayoutEffect, useRef } from 'react';

const DIALOG = ':is([role="dialog"], [role="alertdialog"])';

/** Returns a function that remembers the focus; call it before a request. A focus lost meanwhile is restored at its end. */
export function useFocusKept(isPending: boolean): () => void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (isPending || !(button instanceof HTMLElement)) return;
    if (isLosing(document.activeElement)) button.focus();
  }, [isPending]);
  return () => {
    const { activeElement } = document;
    // an element in a dialog disappears when the dialog closes
    if (!activeElement?.closest(DIALOG)) pressed.current = activeElement;
  };
}

/** Whether the focus is nowhere, or in a closing dialog. */
function isLosing(focused: Element | null): boolean {
  return focused === document.body || Boolean(focused?.closest(`${DIALOG}[data-state="closed"]`));
}
