// Client data for an island: one query cache per page with the defaults of docs/contract.md, Times.
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

// by default in a timer, so that a button could be pressed again before it is disabled
notifyManager.setScheduler(queueMicrotask);

const UNUSED_KEPT_MS = 5 * 60 * 1000;

/** The value for `gcTime`: `ms` in a browser; no timer on the server, because it would keep the data of each rendered page. */
export function gcTimeMs(ms: number): number {
  return typeof window === 'undefined' ? Infinity : ms;
}

/** Never stale, dropped after five minutes unused, no refetch on focus, no polling, no retry, no waiting for a network. */
export function ClientData({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: Infinity,
            gcTime: gcTimeMs(UNUSED_KEPT_MS),
            refetchOnWindowFocus: false,
            refetchInterval: false,
            retry: false,
            // without a network a call fails at once, and is not repeated later
            networkMode: 'always',
          },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
