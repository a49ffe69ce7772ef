// How much processor time a process took: on a machine that others use too, it says more than the clock.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own rate. */
const TICKS_PER_SECOND = 100;

/** Seconds that the process ran so far, all its threads together; 0 where /proc does not tell. */
export function cpuSecondsOf(pid: number): number {
  try {
    // the second field is a name in brackets, which may hold anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
