// A repeating timer that can be paused and resumed.

/** Calls `turn` every `ms` while it runs. Returns a function that starts and stops it; it is stopped at first. */
export function interval(ms: number, turn: () => void): (runs: boolean) => void {
  let left = ms;
  let started = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    started = performance.now();
    timer = setTimeout(() => {
      turn();
      left = ms;
      start();
    }, left);
  };
  return (runs) => {
    if (runs === (timer !== undefined)) return;
    if (runs) return start();
    clearTimeout(timer);
    timer = undefined;
    left -= Math.min(left, performance.now() - started);
  };
}
