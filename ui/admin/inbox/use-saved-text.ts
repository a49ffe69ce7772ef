// A text field that saves itself: after a pause in typing, when the focus leaves it, and when it goes away.
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 800;

/** Props of the field, and what to say about it. `save` rejects when it failed: the text then stays and is saved again. */
export function useSavedText(stored: string, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<'' | 'Saving...' | 'Saved' | 'Not saved'>('');
  const latest = useRef({ text, saved: stored, save });
  latest.current = { ...latest.current, text, save };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = async () => {
    clearTimeout(timer.current);
    const { text: next, saved } = latest.current;
    if (next === saved) return;
    latest.current.saved = next;
    setState('Saving...');
    try {
      await latest.current.save(next);
      setState('Saved');
    } catch {
      latest.current.saved = saved;
      setState('Not saved');
    }
  };
  const flushLatest = useRef(flush);
  flushLatest.current = flush;
  useEffect(() => () => void flushLatest.current(), []);
  return {
    state,
    field: {
      value: text,
      onChange: (event: { target: { value: string } }) => {
        setText(event.target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void flushLatest.current(), PAUSE_MS);
      },
      onBlur: () => void flush(),
    },
  };
}
