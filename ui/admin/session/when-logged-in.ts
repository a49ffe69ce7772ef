// A call to the server that waits for a login when the session has ended, and goes on after it.
import { createContext, useContext } from 'react';

/**
 * Makes `call`. When the session has ended, the login is offered, which says that `what` goes on, and `call` is repeated
 * after it. Rejects as `call` does; as logged out when the login is closed.
 */
export type WhenLoggedIn = <T>(what: string, call: () => Promise<T>) => Promise<T>;

export const WhenLoggedInContext = createContext<WhenLoggedIn>((_, call) => call());

/** Outside `LoginGate` no login is offered. */
export function useWhenLoggedIn(): WhenLoggedIn {
  return useContext(WhenLoggedInContext);
}
