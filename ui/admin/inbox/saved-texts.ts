// The notes and owners of the inbox. An unsaved one is kept, whether its enquiry is open or not.
import { SavedText } from './saved-text.ts';

export class SavedTexts {
  readonly #all = new Map<string, SavedText>();
  readonly #listeners = new Set<() => void>();

  /** The text under `key` while it is unsaved, else a new one that starts as `stored`. */
  open(key: string, stored: string): SavedText {
    const kept = this.#all.get(key);
    if (kept?.isUnsaved) return kept;
    const text = new SavedText(stored);
    text.onChange = () => {
      for (const listener of this.#listeners) listener();
    };
    this.#all.set(key, text);
    return text;
  }

  /** Saves all unsaved texts. */
  flush(): void {
    for (const text of this.#all.values()) void text.flush();
  }

  /** Drops the unsaved texts whose key starts with `prefix`; with false takes that back. */
  drop(prefix: string, isDropped = true): void {
    for (const [key, text] of this.#all) if (key.startsWith(prefix)) text.drop(isDropped);
  }

  isUnsaved = (): boolean => [...this.#all.values()].some((text) => text.isUnsaved);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
