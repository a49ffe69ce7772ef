// What other machines on the same host took from a measurement: on shared hosts the same work takes twice as long at times.
import { readFileSync } from 'node:fs';

/** Starts to watch; the function it gives says which share (0 to 1) of the processor time asked for since then went to others. */
export function watchStolen(): () => number {
  const before = processorTime();
  return () => {
    const now = processorTime();
    const stolen = now.stolen - before.stolen;
    const wanted = stolen + now.used - before.used;
    return wanted > 0 ? stolen / wanted : 0;
  };
}

/** The `count` items that were disturbed least, in the order in which they came. */
export function quietest<Item extends { stolen: number }>(items: readonly Item[], count: number) {
  const bound = items.map(({ stolen }) => stolen).toSorted((a, b) => a - b)[count - 1] ?? 1;
  return items.filter(({ stolen }) => stolen <= bound).slice(0, count);
}

/** `the quietest 15 of 40 rounds, at most 2 % of the processor stolen`. */
export function quietnessOf(
  kept: readonly { stolen: number }[],
  all: number,
  what: string,
): string {
  const most = Math.round(Math.max(0, ...kept.map(({ stolen }) => stolen)) * 100);
  return `the quietest ${kept.length} of ${all} ${what}, at most ${most} % of the processor stolen`;
}

/** Of all cores since the machine started; nothing stolen where /proc does not tell. */
function processorTime(): { used: number; stolen: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { used: user + nice + system + interrupts + soft, stolen };
  } catch {
    return { used: 0, stolen: 0 };
  }
}
