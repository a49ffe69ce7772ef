// A search field that searches after a pause in typing and follows Back.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The pause in typing before a search. */
const DEBOUNCE_MS = 180;

/**
 * The props of a search field, and `now` to search at once on Enter. `onSearch` gets the text after a pause in typing;
 * `'replace'` means that it continues the last search and adds no history entry.
 */
export function useSearchField(
  value: string,
  onSearch: (value: string, how: 'push' | 'replace') => void,
) {
  const [typed, setTyped] = useState(value);
  const isTyping = useRef(false);
  const latest = useRef(value);

  // Back and other changes from outside
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    isTyping.current = false;
    setTyped(value);
  }, [value]);

  const send = (text: string) => {
    if (text === latest.current) return;
    latest.current = text;
    onSearch(text, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    // rendered at once, so that a click right after it changes this search and not the one before
    const timer = setTimeout(() => flushSync(() => sendNow(typed)), DEBOUNCE_MS);
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
