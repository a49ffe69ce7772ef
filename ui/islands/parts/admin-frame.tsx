// What every island of the back office stands in: client data, toasts, and the watch over the session.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { STATUS_POLL_MS } from '#db/limits.ts';
import { ApiFailure } from '../lib/api.ts';
import { sessionQuery } from '../lib/session.ts';
import { ClientData } from './client-data.tsx';
import { Toaster } from './toaster.tsx';

/** For screens that need a session; leaves for the login when it has ended, unless `unsaved` work would be lost. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <ClientData>
      <Toaster>
        <SessionWatch />
        {children}
      </Toaster>
    </ClientData>
  );
}

function SessionWatch() {
  const { data } = useQuery({
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
        const { error } = event.action;
        if (error instanceof ApiFailure && error.status === 401)
          void queries.refetchQueries(sessionQuery);
      }),
    [queries],
  );
  useEffect(() => {
    // a form with unsaved work marks the page, and stays
    if (ended && document.documentElement.dataset.unsaved === undefined)
      location.assign('/vs-admin/login');
  }, [ended]);
  useEffect(() => {
    // Back after logging out must not show the back office from the browser's memory
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
  return null;
}
