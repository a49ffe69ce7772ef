// Work that is typed and not saved: leaving asks, and the page is not left for the login on its own.
import { useEffect } from 'react';

/** While `unsaved`, the browser asks before the page is left, and `<html data-unsaved>` tells the session watch. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.documentElement.dataset.unsaved = '';
    addEventListener('beforeunload', ask);
    return () => {
      delete document.documentElement.dataset.unsaved;
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
}
