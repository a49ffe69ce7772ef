// Detects that scheduled changes went live while their form is open.
import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#ui/islands/server-clock.ts';

/** The longest delay of setTimeout. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The delay after the due time, because the scheduler needs a moment to publish. */
const LOOK_AFTER_MS = 1000;
const LOOK_EVERY_MS = 5000;

/** Calls `look` when the time `due` (ISO 8601, or null) has come, repeatedly until `due` changes. */
export function useChangesDue(due: string | null, look: () => Promise<void>): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = Date.parse(due) + LOOK_AFTER_MS - serverNow();
      if (ms > 0) {
        timer = setTimeout(wait, Math.min(ms, LONGEST_TIMER_MS));
        return;
      }
      // a failure without connection or session is ignored, because the next call follows
      void lookNow().catch(() => {});
      timer = setTimeout(wait, LOOK_EVERY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [due]);
}
