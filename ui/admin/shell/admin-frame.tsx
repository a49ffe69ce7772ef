// What every island of the back office stands in: client data, toasts, the watch over the session, and the login over it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { STATUS_POLL_MS } from '#db/limits.ts';
import { hasUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { LoginGate } from '#ui/admin/session/login-gate.tsx';
import { noteSession, sessionQuery } from '#ui/admin/session/session.ts';
import { isLoggedOut } from '#ui/islands/api.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { Toaster } from './toaster.tsx';

/** For screens that need a session; leaves for the login when it has ended, unless `unsaved` work would be lost. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <ClientData>
      <Toaster>
        <SessionWatch />
        <LoginGate>{children}</LoginGate>
      </Toaster>
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
    // what could not be fetched without a session need not wait for the next look
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isLoggedOut(event.action.error)) void queries.refetchQueries(sessionQuery);
      }),
    [queries],
  );
  // the page came with a session
  useEffect(noteSession, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unsaved may have gone by the next look
  useEffect(() => {
    // a form with unsaved work marks the page, and stays
    if (ended && !hasUnsavedWork()) location.assign('/vs-admin/login');
  }, [ended, dataUpdatedAt]);
  useEffect(() => {
    // Back after logging out must not show the back office from the browser's memory
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
  return null;
}
