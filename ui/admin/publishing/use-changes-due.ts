// Scheduled changes that go live while their form is open.
import { useEffect, useRef } from 'react';
import { serverNow } from '#ui/islands/server-clock.ts';

/** The longest delay of setTimeout. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The scheduler needs a moment; a form that looks too early looks again. */
const LOOK_AFTER_MS = 1000;
const LOOK_EVERY_MS = 5000;

/** Calls `look` once the time `due` (ISO 8601, null for none) has come, and again until `due` is another. */
export function useChangesDue(due: string | null, look: () => Promise<void>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = Date.parse(due) + LOOK_AFTER_MS - serverNow();
      if (ms > 0) {
        timer = setTimeout(wait, Math.min(ms, LONGEST_TIMER_MS));
        return;
      }
      // without a connection or a session it is asked again
      void latest.current().catch(() => {});
      timer = setTimeout(wait, LOOK_EVERY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [due]);
}
