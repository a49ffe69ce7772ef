// Loads code on demand, and tries once more when that fails.

/** The pause before the second try. While a page is left or kept for Back, timers stand still. */
const PAUSE_MS = 200;

/**
 * What `load`, a dynamic import, resolves to; rejects when the second try fails too. Safari and Firefox let an import
 * fail when its page is left, and Back shows that page as it was: the second try is made then.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
