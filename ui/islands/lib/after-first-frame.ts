// What measures the page waits until it has been drawn: before that, measuring lays the whole page out within the script.

/** Runs each of `works` after the next frame, in a task of its own, so that a tap in between is answered. */
export function afterFirstFrame(works: readonly (() => void)[]): void {
  requestAnimationFrame(() => {
    for (const work of works) setTimeout(work);
  });
}
