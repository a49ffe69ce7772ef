// What staff say of a picture is saved as they say it; what could not be saved is kept and tried again.
import { useEffect, useRef, useState } from 'react';
import type { Media, MediaChange } from '#db/contract/media.ts';
import { ApiFailure, answerOf, api, messageOf } from './api.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** How long typing rests before it is saved. */
const RESTS_MS = 500;

interface PictureChangesOptions {
  name: string;
  onSaved: (saved: Media) => void;
  /** Called when a save fails that nobody sees any more: its picture is closed. `again` tries once more. */
  onLost: (message: string, again: () => void) => void;
}

/**
 * `change` shows and saves in a moment; `state` says how far that is. A failed save keeps what was typed until `retry`.
 * Closing the picture saves at once. With `sessionEnded` the login has to come first.
 */
export function usePictureChanges({ name, onSaved, onLost }: PictureChangesOptions) {
  const [state, setState] = useState<'idle' | 'waiting' | 'saving' | 'saved' | 'failed'>('idle');
  const [problem, setProblem] = useState('');
  const [sessionEnded, setSessionEnded] = useState(false);
  const pending = useRef<MediaChange>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = useRef(true);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef({ onSaved, onLost });
  useEffect(() => {
    latest.current = { onSaved, onLost };
  });
  useUnsavedWork(state === 'waiting' || state === 'saving' || state === 'failed');

  async function send() {
    const json = pending.current;
    if (Object.keys(json).length === 0) return;
    pending.current = {};
    setState('saving');
    try {
      const saved = await answerOf(api.admin.media[':name'].$patch({ param: { name }, json }));
      latest.current.onSaved(saved);
      setState(Object.keys(pending.current).length === 0 ? 'saved' : 'waiting');
    } catch (error) {
      pending.current = { ...json, ...pending.current };
      const message = messageOf(error, 'Failed to save the picture');
      if (!isShown.current) return latest.current.onLost(message, save);
      setProblem(message);
      setSessionEnded(error instanceof ApiFailure && error.status === 401);
      setState('failed');
    }
  }

  /** One after the other: the last word must win. */
  function save() {
    clearTimeout(timer.current);
    running.current = running.current.then(send);
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      saveNow.current();
    };
  }, []);

  return {
    state,
    problem,
    sessionEnded,
    change(more: MediaChange) {
      pending.current = { ...pending.current, ...more };
      setState('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow.current(), RESTS_MS);
    },
    retry() {
      setSessionEnded(false);
      save();
    },
    dismissLogin: () => setSessionEnded(false),
  };
}
