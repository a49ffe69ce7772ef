// One write at a time per process: SQLite has one writer, and a queue costs less than competing for its lock.

/** Runs tasks one after another, in the order of arrival. A failure does not stop the next task. */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Queues `task` and settles like it. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when every task queued so far is done. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
