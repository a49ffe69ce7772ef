// When a page may fetch what nobody waits for.
import { untilIdle } from '#ui/islands/triggers.ts';

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function untilLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await untilIdle();
}
