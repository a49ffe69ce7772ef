// The preferences of staff as attributes of the document, so that nothing changes its look after it is painted.
import { getCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { preferenceAttributes } from '#ui/admin/shell/preferences.ts';

/** `data-scheme`, `data-density` and `data-tour` by the cookies of the request; defaults for those that are missing. */
export function adminAttributes(c: AppContext): Record<string, string> {
  return preferenceAttributes(getCookie(c));
}
