// The processor time of a process: on a shared machine it is more reliable than wall-clock time.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's tick rate. */
const TICKS_PER_SECOND = 100;

/** The seconds of processor time of the process, all threads together; 0 without /proc. */
export function cpuSecondsOf(pid: number): number {
  try {
    // the second field is a name in brackets, which may contain anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
