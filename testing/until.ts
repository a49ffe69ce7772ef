// Waits for something that another part of the system does in its own time.

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 10;

/**
 * Resolves as soon as the condition holds. Throws when it does not within `timeoutMs`, and as the condition does.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt)
      throw new Error(`The condition did not hold within ${timeoutMs / 1000} s`);
    await Bun.sleep(PAUSE_MS);
  }
}
