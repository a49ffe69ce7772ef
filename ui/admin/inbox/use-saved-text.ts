// A text field with autosave: after a pause in typing, when the focus leaves it, and when it is mounted or unmounted.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SavedText } from './saved-text.ts';
import type { SavedTexts } from './saved-texts.ts';

const PAUSE_MS = 800;

interface SavedTextOptions {
  /** Keeps the text while it is unsaved, also when the field is unmounted. */
  texts: SavedTexts;
  /** The name of the text in `texts`. */
  key: string;
  stored: string;
  /**
   * Gets the text and the text it is based on. Rejects when it failed, with `StaleTextError` when another text is stored:
   * the text then stays and is saved again.
   */
  save: SavedText['save'];
}

/** The props of the field, and the state of saving. */
export function useSavedText({ texts, key, stored, save }: SavedTextOptions) {
  const [text] = useState(() => texts.open(key, stored));
  const value = useSyncExternalStore(
    texts.subscribe,
    () => text.text,
    () => text.text,
  );
  const state = useSyncExternalStore(
    texts.subscribe,
    () => text.state,
    () => text.state,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = () => {
    clearTimeout(timer.current);
    void text.flush();
  };
  useEffect(() => {
    text.save = save;
  });
  useEffect(() => text.take(stored), [text, stored]);
  const flushLatest = useRef(flush);
  useEffect(() => {
    const { current } = flushLatest;
    // retries a save that failed before
    current();
    return current;
  }, []);
  return {
    state,
    field: {
      value,
      onChange: (event: { target: { value: string } }) => {
        text.type(event.target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, PAUSE_MS);
      },
      onBlur: flush,
    },
  };
}
