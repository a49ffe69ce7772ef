// Steal time: processor time taken by other machines of the host. On shared hosts it can double the duration of work.
import { readFileSync } from 'node:fs';

/** Starts measuring; the returned function gives the stolen share (0 to 1) of the requested processor time since then. */
export function watchStealTime(): () => number {
  const before = processorTime();
  return () => {
    const now = processorTime();
    const steal = now.steal - before.steal;
    const wanted = steal + now.used - before.used;
    return wanted > 0 ? steal / wanted : 0;
  };
}

/** The `count` items with the lowest steal time, in their original order. */
export function lowestSteal<Item extends { steal: number }>(items: readonly Item[], count: number) {
  const bound = items.map(({ steal }) => steal).toSorted((a, b) => a - b)[count - 1] ?? 1;
  return items.filter(({ steal }) => steal <= bound).slice(0, count);
}

/** A text such as `the quietest 15 of 40 rounds, at most 2 % of the processor stolen`. */
export function describeSteal(
  chosen: readonly { steal: number }[],
  all: number,
  what: string,
): string {
  const most = Math.round(Math.max(0, ...chosen.map(({ steal }) => steal)) * 100);
  return `the quietest ${chosen.length} of ${all} ${what}, at most ${most} % of the processor stolen`;
}

/** The times of all cores since the machine started; no steal time without /proc. */
function processorTime(): { used: number; steal: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, steal = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { used: user + nice + system + interrupts + soft, steal };
  } catch {
    return { used: 0, steal: 0 };
  }
}
