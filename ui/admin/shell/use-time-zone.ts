// The user's time zone, without a hydration mismatch.
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
