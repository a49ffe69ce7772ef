// The frame of every admin island: client data, toasts, the session check and the login dialog.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { STATUS_POLL_MS } from '#db/limits.ts';
import { UnreadCount } from '#ui/admin/inbox/unread-count.tsx';
import { hasUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { LoginGate } from '#ui/admin/session/login-gate.tsx';
import { rememberSession, sessionQuery } from '#ui/admin/session/session.ts';
import { isLoggedOut } from '#ui/islands/api.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { Toaster } from './toaster.tsx';

/** For screens that need a session. Redirects to the login when it has ended, unless there is unsaved work. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <ClientData>
      <LoginGate>
        <Toaster>
          <SessionWatch />
          <UnreadCount />
          {children}
        </Toaster>
      </LoginGate>
    </ClientData>
  );
}

function SessionWatch() {
  const { data, dataUpdatedAt } = useQuery({
    ...sessionQuery,
    refetchInterval: STATUS_POLL_MS,
  });
  const ended = data?.isAuthenticated === false;
  const queries = useQueryClient();
  useEffect(
    // a call that failed for lack of a session triggers the next check at once
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isLoggedOut(event.action.error)) void queries.refetchQueries(sessionQuery);
      }),
    [queries],
  );
  // the page was served with a session
  useEffect(rememberSession, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved work may be gone by the next check
  useEffect(() => {
    // a page with unsaved work stays
    if (ended && !hasUnsavedWork()) location.assign('/vs-admin/login');
  }, [ended, dataUpdatedAt]);
  useEffect(() => {
    // Back after a logout must not show an admin screen from the browser's cache
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
  return null;
}
