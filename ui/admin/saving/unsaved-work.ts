// Unsaved changes: the browser asks before the page is left, and an ended session does not redirect to the login.
import { useEffect } from 'react';

/** The number of parts of the page with unsaved changes. */
let pieces = 0;

/** Whether the page has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return document.documentElement.dataset.unsaved !== undefined;
}

/** Lets the page be left without the question of the browser, when somebody has been asked already. */
export function letUnsavedWorkGo(): void {
  delete document.documentElement.dataset.unsaved;
}

/** While `unsaved` is true, the browser asks before the page is left, and `<html data-unsaved>` informs the session check. */
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
