// Detects that scheduled changes went live while their form is open.
import { useEffect, useEffectEvent } from 'react';
import { atServerTime } from './at-server-time.ts';

/** The delay after the due time, because the scheduler needs a moment to publish. */
const LOOK_AFTER_MS = 1000;
const LOOK_EVERY_MS = 5000;

/** Calls `look` when the time `due` (ISO 8601, or null) has come, repeatedly until `due` changes. */
export function useChangesDue(due: string | null, look: () => Promise<void>): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const lookAgain = () => {
      // a failure without connection or session is ignored, because the next call follows
      void lookNow().catch(() => {});
      timer = setTimeout(lookAgain, LOOK_EVERY_MS);
    };
    const cancel = atServerTime(Date.parse(due) + LOOK_AFTER_MS, lookAgain);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [due]);
}
