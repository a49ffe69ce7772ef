// Content that appears on scrolling has to appear before a page can be judged as a whole.
import type { Page } from 'playwright/test';

/** Scrolls through the page once, returns to its top and waits until the animations have ended. */
export async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y < height; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // Endless animations, and those that follow the scroll position, have no end to wait for.
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.timeline === document.timeline && typeof end === 'number' && end < 60_000;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
