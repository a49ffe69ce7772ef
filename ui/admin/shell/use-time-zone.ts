// The reader's own time zone, without a different first page on the server.
import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** An IANA name; 'UTC' on the server and while hydrating. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
