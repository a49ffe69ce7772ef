// Makes content that appears on scrolling visible, so that a page can be judged as a whole.
import type { Page } from 'playwright/test';

/** Scrolls through the page once, returns to the top and waits until the animations have ended. */
export async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight;
    // the views overlap by more than the height of a figure
    for (let y = 0; y < height; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await endAnimations(page);
}

/** Waits until the animations have ended, such as those that a new size of the window began. */
export async function endAnimations(page: Page) {
  await page.evaluate(async () => {
    // Do not wait for endless animations, or those driven by the scroll position.
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.timeline === document.timeline && typeof end === 'number' && end < 60_000;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
