// How much processor time a process took: on a machine that others use too, it says more than the clock.
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds that all threads of the process ran so far; 0 where /proc does not tell. */
export function cpuSecondsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ', 1)[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    return 0;
  }
}
