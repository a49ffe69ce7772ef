// Waits for the moment at which a page may fetch low-priority resources.
import { untilIdle } from '#ui/islands/triggers.ts';

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function untilLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await untilIdle();
}
