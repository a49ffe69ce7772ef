// A call to the server that waits for a login when the session has ended, and continues after it.
import { createContext, useContext } from 'react';

/**
 * Makes `call`. When the session has ended, the login dialog is shown, with `what` as the work that continues, and `call` is
 * repeated after it. Rejects as `call` does; when the dialog is closed, with the error of the ended session.
 */
export type WhenLoggedIn = <T>(what: string, call: () => Promise<T>) => Promise<T>;

export const WhenLoggedInContext = createContext<WhenLoggedIn>((_, call) => call());

/** Outside `LoginGate` no login dialog is shown. */
export function useWhenLoggedIn(): WhenLoggedIn {
  return useContext(WhenLoggedInContext);
}
