// Whether staff are still logged in, asked once for everybody on the page, and the way out when they are not.
import { answerOf, api } from '#ui/islands/api.ts';

/** Options for `useQuery`: the answer of GET /api/admin/status. */
export const sessionQuery = {
  queryKey: ['admin-status'],
  queryFn: () => answerOf(api.admin.status.$get()),
};

const HAS_SESSION = 'has-session';

/** Remembers for this tab that it has a session: the login that it is led to when that ends says why. */
export function noteSession(): void {
  sessionStorage.setItem(HAS_SESSION, '');
}

/** Forgets it; true when there was one. */
export function forgetSession(): boolean {
  const had = sessionStorage.getItem(HAS_SESSION) !== null;
  sessionStorage.removeItem(HAS_SESSION);
  return had;
}
