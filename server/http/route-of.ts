// The route of a request, as named in the metrics.
import { matchedRoutes } from 'hono/route';
import type { AppContext } from '#server/context.ts';

/** The pattern of the route that matched, such as `/insights/:slug`; `other` for files and unknown paths. */
export function routeOf(c: AppContext): string {
  const own = matchedRoutes(c).findLast(({ path }) => !path.includes('*'));
  return own?.path ?? 'other';
}
