// Waits for an asynchronous effect in another part of the system.

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 10;

/** Resolves once the condition is true. Throws after 30 s, and when the condition throws. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error('The condition did not hold within 30 s');
    await Bun.sleep(PAUSE_MS);
  }
}
