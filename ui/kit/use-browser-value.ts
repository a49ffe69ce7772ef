// A value that only the browser knows, without a hydration mismatch.
import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** What `read` returns; `served` on the server and while hydrating. The value must not change. */
export function useBrowserValue<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(NEVER_CHANGES, read, () => served);
}
