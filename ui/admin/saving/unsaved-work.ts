// Work that is typed and not saved: leaving asks, and the page is not left for the login on its own.
import { useEffect } from 'react';

/** How much of the page is unsaved at the moment. */
let pieces = 0;

/** Whether anything on the page is typed and not saved. */
export function hasUnsavedWork(): boolean {
  return document.documentElement.dataset.unsaved !== undefined;
}

/** Somebody was asked already: the page may be left. */
export function letUnsavedWorkGo(): void {
  delete document.documentElement.dataset.unsaved;
}

/** While `unsaved`, the browser asks before the page is left, and `<html data-unsaved>` tells the session watch. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    pieces += 1;
    document.documentElement.dataset.unsaved = '';
    addEventListener('beforeunload', ask);
    return () => {
      pieces -= 1;
      if (pieces === 0) letUnsavedWorkGo();
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
}
