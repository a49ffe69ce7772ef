// When a page may fetch what nobody waits for.
import { untilIdle } from '#ui/islands/triggers.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function untilAtRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await untilIdle();
}

/** Whether the visitor asks for as few bytes as possible. */
export function savesData(): boolean {
  return (
    (navigator as Connected).connection?.saveData === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
