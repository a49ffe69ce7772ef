// The state of the session: one query for the page, and a note in the tab that there was a session.
import { answerOf, api } from '#ui/islands/api.ts';

/** Query options for the answer of GET /api/admin/status. */
export const sessionQuery = {
  queryKey: ['admin-status'],
  queryFn: () => answerOf(api.admin.status.$get()),
};

const STORAGE_KEY = 'has-session';

/** Notes that this tab has a session, so that the login can say later that it has ended. */
export function rememberSession(): void {
  sessionStorage.setItem(STORAGE_KEY, '');
}

/** Removes the note; true when there was one. */
export function forgetSession(): boolean {
  const had = sessionStorage.getItem(STORAGE_KEY) !== null;
  sessionStorage.removeItem(STORAGE_KEY);
  return had;
}
