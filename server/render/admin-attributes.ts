// The preferences of staff as attributes of the document, so that its look does not change after the first paint.
import { getCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { preferenceAttributes } from '#ui/admin/shell/preferences.ts';

/** `data-scheme`, `data-density` and `data-tour` from the cookies of the request, with defaults. */
export function adminAttributes(c: AppContext): Record<string, string> {
  return preferenceAttributes(getCookie(c));
}
