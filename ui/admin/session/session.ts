// The state of the session: one query for the page, and a note in the tab that there was a session.
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '#ui/islands/api.ts';
import { tabStore } from '#ui/kit/browser-storage.ts';

/** Query options for the answer of GET /api/admin/status. */
export const sessionQuery = {
  queryKey: ['admin-status'],
  queryFn: () => answerOf(api.admin.status.$get()),
};

/** Calls `onFound` at each check from now on that finds a session. Returns a function that stops this. */
export function whenSessionFound(queries: QueryClient, onFound: () => void): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (queryKey[0] === sessionQuery.queryKey[0] && state.data?.isAuthenticated) onFound();
  });
}

const STORAGE_KEY = 'has-session';

/** Notes that this tab has a session, so that the login can say later that it has ended. */
export function rememberSession(): void {
  tabStore.setItem(STORAGE_KEY, '');
}

/** Removes the note; true when there was one. */
export function forgetSession(): boolean {
  const had = tabStore.getItem(STORAGE_KEY) !== null;
  tabStore.removeItem(STORAGE_KEY);
  return had;
}
