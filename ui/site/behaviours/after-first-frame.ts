// Work of a page that has just come, in pieces: a tap in between is answered.

/** Runs each of `works` in a task of its own. */
export function inTurn(works: readonly (() => void)[]): void {
  for (const work of works) setTimeout(work);
}

/** The same after the next frame, for what measures the page: before, that lays the whole page out within the script. */
export function afterFirstFrame(works: readonly (() => void)[]): void {
  requestAnimationFrame(() => inTurn(works));
}
