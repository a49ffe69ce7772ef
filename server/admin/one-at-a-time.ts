// Runs tasks of the same key one after another, and those of different keys side by side.

export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `task` when every earlier task of `key` has settled. Settles as it does. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = (this.#last.get(key) ?? Promise.resolve()).then(task);
    const settled = running
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return running;
  }
}
