// The platform of the visitor, which decides the names of modifier keys.
import { useSyncExternalStore } from 'react';

export type Platform = 'apple' | 'other';

const NEVER_CHANGES = () => () => {};

/** Reads the platform from the user agent of the browser. */
export function platformOf(userAgent: string): Platform {
  return /Mac|iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'other';
}

/** `other` on the server and while hydrating, so that both render the same; then the visitor's own. */
export function usePlatform(): Platform {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => platformOf(navigator.userAgent),
    () => 'other',
  );
}
