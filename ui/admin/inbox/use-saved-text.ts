// A text field with autosave: after a pause in typing, when the focus leaves it, and when it is unmounted.
import { useEffect, useReducer, useRef, useState } from 'react';
import { SavedText } from './saved-text.ts';

const PAUSE_MS = 800;

/**
 * The props of the field, and the state of saving. `save` gets the text and the text it is based on. It rejects when it
 * failed, with `StaleTextError` when another text is stored: the text then stays and is saved again.
 */
export function useSavedText(stored: string, save: SavedText['save']) {
  const [text] = useState(() => new SavedText(stored));
  const [, render] = useReducer((changes: number) => changes + 1, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = () => {
    clearTimeout(timer.current);
    void text.flush();
  };
  useEffect(() => {
    text.save = save;
    text.onChange = render;
  });
  useEffect(() => text.take(stored), [text, stored]);
  const flushLatest = useRef(flush);
  useEffect(() => () => flushLatest.current(), []);
  return {
    state: text.state,
    field: {
      value: text.text,
      onChange: (event: { target: { value: string } }) => {
        text.type(event.target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, PAUSE_MS);
      },
      onBlur: flush,
    },
  };
}
