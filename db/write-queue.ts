// One write at a time in this process: SQLite has one writer, and standing in line is cheaper than fighting for its lock.

/** Runs what it is given one after the other, in the order of arrival; a failure does not stop the next. */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Settles as `work` does, once its turn has come. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything that stands in line now is done. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
