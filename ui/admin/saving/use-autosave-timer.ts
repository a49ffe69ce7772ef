// Triggers an autosave when somebody pauses in typing.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { flushDeferred } from '#ui/admin/shell/after-paint.ts';

/** The pause before an autosave. It is longer before a new item is created, so that its title is complete. */
const PAUSE_MS = 2000;
const FIRST_PAUSE_MS = 3000;
/** While somebody types without a pause, saves have this interval. */
const WITHIN_MS = 10_000;

/** Calls `onDue` with the form's values. `later` is set to a function that starts the wait again. */
export function useAutosaveTimer<Values extends FieldValues, Sent extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe' | 'getValues'>,
  isNew: boolean,
  later: RefObject<(() => void) | null>,
  onDue: (values: Values) => void,
) {
  const save = useEffectEvent(onDue);
  const pauseMs = useEffectEvent(() => (isNew ? FIRST_PAUSE_MS : PAUSE_MS));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latestAt = 0;
    const stop = () => {
      clearTimeout(timer);
      latestAt = 0;
    };
    const fire = () => {
      stop();
      flushDeferred();
      save(structuredClone(getValues()));
    };
    const wait = () => {
      clearTimeout(timer);
      latestAt ||= Date.now() + WITHIN_MS;
      timer = setTimeout(fire, Math.max(0, Math.min(pauseMs(), latestAt - Date.now())));
    };
    later.current = wait;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => (isDirty ? wait() : stop()),
    });
    // when the laptop is closed or the tab is switched
    const hide = () => {
      if (document.visibilityState === 'hidden' && latestAt > 0) fire();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
    };
  }, [subscribe, getValues, later]);
}
