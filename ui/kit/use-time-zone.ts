// The time zone of the reader, without a hydration mismatch.
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const utc = () => 'UTC';

/** An IANA name. The server does not know it: it says UTC until the browser corrects it. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, ownZone, utc);
}
