// The storage keys of the word goals of a page, and their move when a new item gets its address.
import { type BrowserStorage, keysOf } from '#ui/kit/browser-storage.ts';

const PREFIX = 'word-goal:';

/** The key of the text `id` on the page at `path`. */
export function goalKey(path: string, id: string): string {
  return `${PREFIX}${path}:${id}`;
}

/** Moves the goals of the page at `from` to the page at `to`, when a new item gets its address. */
export function moveGoals(storage: BrowserStorage, from: string, to: string): void {
  const start = goalKey(from, '');
  for (const key of keysOf(storage).filter((each) => each.startsWith(start))) {
    const goal = storage.getItem(key) ?? '';
    // removed first, to make room in a full storage
    storage.removeItem(key);
    storage.setItem(goalKey(to, key.slice(start.length)), goal);
  }
}
