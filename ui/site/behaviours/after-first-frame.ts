// Runs start-up work after the first frame, in separate tasks that keep the page responsive.

/** Runs each of `works` in a task of its own. */
export function runInTurn(works: readonly (() => void)[]): void {
  for (const work of works) setTimeout(work);
}

/** The same after the next frame, for what measures the page: before, that lays the whole page out within the script. */
export function afterFirstFrame(works: readonly (() => void)[]): void {
  requestAnimationFrame(() => runInTurn(works));
}
