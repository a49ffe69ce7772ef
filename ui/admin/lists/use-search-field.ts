// A search field that shows what is typed at once, asks when typing rests, and follows Back.
import { useEffect, useRef, useState } from 'react';

/** How long typing rests before it is searched for. */
const TYPING_RESTS_MS = 180;

/**
 * Props for a search field, and `now` for who presses Enter. `onSearch` gets what was typed when typing rests; with
 * `'replace'` it belongs to the typing before and is no step of its own for Back.
 */
export function useSearchField(
  asked: string,
  onSearch: (value: string, how: 'push' | 'replace') => void,
) {
  const [typed, setTyped] = useState(asked);
  const isTyping = useRef(false);
  const latest = useRef(asked);
  const ask = useRef(onSearch);
  ask.current = onSearch;

  // Back, and whatever else changes the search from outside
  useEffect(() => {
    if (asked === latest.current) return;
    latest.current = asked;
    setTyped(asked);
  }, [asked]);

  const send = (value: string) => {
    if (value === latest.current) return;
    latest.current = value;
    ask.current(value, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  const sending = useRef(send);
  sending.current = send;
  useEffect(() => {
    const timer = setTimeout(() => sending.current(typed), TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    now: () => send(typed),
    field: {
      value: typed,
      onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
      onBlur: () => {
        isTyping.current = false;
      },
    },
  };
}
