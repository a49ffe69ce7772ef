// Runs tasks with the same key one after another, and tasks with different keys concurrently.

export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `task` after all earlier tasks with `key` have settled. Settles with its result or error. */
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
