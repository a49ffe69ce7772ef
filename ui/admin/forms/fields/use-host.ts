// The host of this site, for addresses as visitors read them.
import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** Such as 'verso.example'; empty on the server and while hydrating. */
export function useHost(): string {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => location.host,
    () => '',
  );
}
