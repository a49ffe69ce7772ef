// The order of work on pictures: requested jobs first, the others while the server is idle.

/** A job; jobs with equal keys are the same work. */
interface PictureJob {
  key: string;
  run: () => Promise<unknown>;
}

const URGENT_MAX = 500;
const BACKGROUND_MAX = 10_000;
/** A failed job is not retried for this long. */
const FAILED_MS = 10 * 60_000;
const FAILED_MAX = 1000;
/** Background jobs pause while the server uses more than this share of a core. */
const BUSY_SHARE = 0.25;
const SAMPLE_MS = 500;

/** Runs one job at a time. Both lists are limited: a job that finds no room is dropped, and can be requested again. */
export class PictureQueue {
  #urgent = new Map<string, PictureJob>();
  #background = new Map<string, PictureJob>();
  #failed = new Map<string, number>();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  #running: PictureJob | null = null;
  #isWorking = false;
  #stopped = false;
  #usage = process.cpuUsage();
  #sampledAt = performance.now();

  /** Adds a job whose result was requested. Resolves when it is done or dropped; never rejects. */
  enqueue(job: PictureJob): Promise<void> {
    const { key } = job;
    if (this.#urgent.size < URGENT_MAX && this.#isNew(job)) {
      this.#background.delete(key);
      this.#urgent.set(key, job);
      this.#work();
    }
    if (!this.#urgent.has(key) && this.#running?.key !== key) return Promise.resolve();
    const waiting = this.#waiting.get(key) ?? Promise.withResolvers<void>();
    this.#waiting.set(key, waiting);
    return waiting.promise;
  }

  /** Adds a job to run when the server is idle. */
  enqueueInBackground(job: PictureJob): void {
    if (
      this.#background.size < BACKGROUND_MAX &&
      this.#isNew(job) &&
      !this.#background.has(job.key)
    ) {
      this.#background.set(job.key, job);
      this.#work();
    }
  }

  /** Starts no more jobs and drops the waiting ones. */
  stop(): void {
    this.#stopped = true;
    this.#urgent.clear();
    this.#background.clear();
    for (const key of this.#waiting.keys()) this.#tell(key);
  }

  /** The number of waiting and running jobs. */
  get size(): number {
    return this.#urgent.size + this.#background.size + (this.#running ? 1 : 0);
  }

  #isNew({ key }: PictureJob): boolean {
    const retryAt = this.#failed.get(key) ?? 0;
    return (
      !this.#stopped && !this.#urgent.has(key) && this.#running?.key !== key && retryAt < Date.now()
    );
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let job = this.#next(); job; job = this.#next()) {
      this.#running = job;
      const waits = this.#urgent.delete(job.key);
      if (!waits) this.#background.delete(job.key);
      await job.run().catch(() => this.#fail(job.key));
      this.#running = null;
      this.#tell(job.key);
      if (this.#urgent.size === 0 && this.#background.size > 0) await this.#idle();
    }
    this.#isWorking = false;
  }

  #tell(key: string): void {
    this.#waiting.get(key)?.resolve();
    this.#waiting.delete(key);
  }

  #next(): PictureJob | undefined {
    const [job] = this.#urgent.size > 0 ? this.#urgent.values() : this.#background.values();
    return job;
  }

  /** Resolves when the server is idle, or a job is requested. */
  async #idle(): Promise<void> {
    while (this.#isBusy() && this.#urgent.size === 0 && !this.#stopped) await Bun.sleep(SAMPLE_MS);
  }

  /** Whether this process was busy at the last sample; samples again only after a while. */
  #isBusy(): boolean {
    const elapsed = performance.now() - this.#sampledAt;
    if (elapsed < SAMPLE_MS) return false;
    const { user, system } = process.cpuUsage(this.#usage);
    this.#usage = process.cpuUsage();
    this.#sampledAt = performance.now();
    return (user + system) / 1000 / elapsed > BUSY_SHARE;
  }

  #fail(key: string): void {
    if (this.#failed.size >= FAILED_MAX) this.#failed.clear();
    this.#failed.set(key, Date.now() + FAILED_MS);
  }
}
