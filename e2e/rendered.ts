// Waits for the browser instead of the clock, where a journey shows that something does not happen.
import type { Page } from 'playwright/test';

/** More than a scroll, a timer of no length or an observer needs to show in the page. */
const FRAMES = 10;
/** Chromium may defer idle work for long after input. */
const IDLE_WITHIN_MS = 1000;

/** Resolves when the page has painted ten more frames and has nothing to do, or a second later. */
export function rendered(page: Page): Promise<void> {
  return page.evaluate(
    async ([frames, timeout]) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    },
    [FRAMES, IDLE_WITHIN_MS] as const,
  );
}
