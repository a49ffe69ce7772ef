// State that work under way can read as it is now, not as it was when that work began.
import { type RefObject, useCallback, useRef, useState } from 'react';

/** The state for drawing, the same as a ref for whatever runs later, and the function that sets both. */
export function useLatest<State>(first: State): [State, RefObject<State>, (next: State) => void] {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const keep = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  return [state, latest, keep];
}
