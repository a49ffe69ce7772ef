// Whether staff are still logged in, asked once for everybody on the page, and the way out when they are not.
import { answerOf, api } from './api.ts';

/** Options for `useQuery`: the answer of GET /api/admin/status. */
export const sessionQuery = {
  queryKey: ['admin-status'],
  queryFn: () => answerOf(api.admin.status.$get()),
};

const ENDED = 'session-ended';

/** Leads to the login, which says why. */
export function leaveForLogin(): void {
  sessionStorage.setItem(ENDED, '');
  location.assign('/vs-admin/login');
}

/** Whether this tab was led to the login because the session had ended. True once. */
export function wasLedToLogin(): boolean {
  const wasLed = sessionStorage.getItem(ENDED) !== null;
  sessionStorage.removeItem(ENDED);
  return wasLed;
}
