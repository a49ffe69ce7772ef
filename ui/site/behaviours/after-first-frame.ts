// Runs start-up work after the first frame, in separate tasks that keep the page responsive.

/** Runs each of `works` in a separate task. */
export function runInTurn(works: readonly (() => void)[]): void {
  for (const work of works) setTimeout(work);
}

/** `runInTurn` after the next frame, for work that measures the page: earlier, it would force a layout within the script. */
export function afterFirstFrame(works: readonly (() => void)[]): void {
  requestAnimationFrame(() => runInTurn(works));
}
