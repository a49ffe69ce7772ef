// A value of the database in memory: loaded again after a purge and after a minute. A page waits for it only briefly.

/** As for pages of the page cache: the maximum age of a value without a purge. */
const MAX_AGE_MS = 60_000;
/** How long a page waits for a changed value, and for the first value of the process. */
const WAIT_MS = 250;
const FIRST_WAIT_MS = 2000;
/** How often the database is queried while it fails, instead of by every page. */
const RETRY_MS = 1000;

interface FreshValueOptions<T> {
  initial: T;
  /** Loads the value; `until` (epoch ms) makes it expire before its maximum age. */
  load: () => Promise<{ value: T; until?: number }>;
  /** Called when the value cannot be loaded; the last known one stays. */
  onFailure: (error: unknown) => void;
}

export class FreshValue<T> {
  readonly #options: FreshValueOptions<T>;
  /** The last known value, which may be out of date; the initial value until one is loaded. */
  lastKnown: T;
  /** Epoch ms until which the value is up to date; 0 when it is not. */
  #freshUntil = 0;
  #retryAt = 0;
  #isLoaded = false;
  /** Counts the calls of `expire`: a load that began before a call is not stored. */
  #expiries = 0;
  #loading: Promise<boolean> | null = null;

  constructor(options: FreshValueOptions<T>) {
    this.#options = options;
    this.lastKnown = options.initial;
    // the first page does not wait for it
    queueMicrotask(() => void this.#refresh());
  }

  /** Whether `lastKnown` is up to date. */
  get isFresh(): boolean {
    return Date.now() < this.#freshUntil;
  }

  /**
   * Brings `lastKnown` up to date. Returns false when it may be out of date because the database fails or is slow: a page
   * does not wait for it. Never rejects.
   */
  async refresh(): Promise<boolean> {
    if (this.isFresh) return true;
    const timeout = Bun.sleep(this.#isLoaded ? WAIT_MS : FIRST_WAIT_MS).then(() => false);
    return Promise.race([this.#refresh(), timeout]);
  }

  /** Marks the value as changed: it is loaded before it is next used. */
  expire(): void {
    this.#expiries += 1;
    this.#freshUntil = 0;
    this.#retryAt = 0;
    this.#loading = null;
  }

  async #refresh(): Promise<boolean> {
    while (!this.isFresh) {
      if (Date.now() < this.#retryAt) return false;
      this.#loading ??= this.#load();
      if (!(await this.#loading)) return false;
    }
    return true;
  }

  /** Loads the value; false when the database could not be read. */
  async #load(): Promise<boolean> {
    const startedAt = this.#expiries;
    const loaded = await this.#options.load().catch((error) => {
      this.#options.onFailure(error);
      return null;
    });
    // expired meanwhile: the callers that wait load again
    if (this.#expiries !== startedAt) return true;
    this.#loading = null;
    if (loaded === null) {
      this.#retryAt = Date.now() + RETRY_MS;
      return false;
    }
    this.#isLoaded = true;
    this.lastKnown = loaded.value;
    this.#freshUntil = Math.min(Date.now() + MAX_AGE_MS, loaded.until ?? Infinity);
    return true;
  }
}
