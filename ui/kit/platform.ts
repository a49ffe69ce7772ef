// The platform of the visitor, which decides the names of modifier keys.
import { useBrowserValue } from './use-browser-value.ts';

export type Platform = 'apple' | 'other';

/** Reads the platform from the user agent of the browser. */
export function platformOf(userAgent: string): Platform {
  return /Mac|iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'other';
}

/** `other` on the server and while hydrating, so that both render the same; then the visitor's own. */
export function usePlatform(): Platform {
  return useBrowserValue(() => platformOf(navigator.userAgent), 'other');
}
