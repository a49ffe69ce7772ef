// The time zone of who looks at the page.
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const utc = () => 'UTC';

/** An IANA name. The server does not know it: it says UTC until the browser corrects it. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, ownZone, utc);
}
