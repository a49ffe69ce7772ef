// The time zone of the reader.
import { useBrowserValue } from './use-browser-value.ts';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An IANA name. The server does not know it: it says UTC until the browser corrects it. */
export function useTimeZone(): string {
  return useBrowserValue(ownZone, 'UTC');
}
