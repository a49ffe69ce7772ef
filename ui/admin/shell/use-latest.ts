// State that running asynchronous work can read in its current value.
import { type RefObject, useCallback, useRef, useState } from 'react';

/** The state for rendering, the same state as a ref for later work, and a setter for both. */
export function useLatest<State>(first: State): [State, RefObject<State>, (next: State) => void] {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const set = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  return [state, latest, set];
}
