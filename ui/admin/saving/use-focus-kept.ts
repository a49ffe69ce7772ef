// A button that cannot be pressed while its request is under way gets its focus back afterwards.
import { useLayoutEffect, useRef } from 'react';

const DIALOG = ':is([role="dialog"], [role="alertdialog"])';

/** Gives a function that remembers the focus; call it before a request. It returns at its end when it was lost meanwhile. */
export function useFocusKept(isPending: boolean): () => void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (isPending || !(button instanceof HTMLElement)) return;
    if (isLosing(document.activeElement)) button.focus();
  }, [isPending]);
  return () => {
    const { activeElement } = document;
    // the focus in a dialog goes with it
    if (!activeElement?.closest(DIALOG)) pressed.current = activeElement;
  };
}

/** Whether the focus is nowhere, or in a dialog that closes. */
function isLosing(focused: Element | null): boolean {
  return focused === document.body || Boolean(focused?.closest(`${DIALOG}[data-state="closed"]`));
}
