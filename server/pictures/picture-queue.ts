// The order in which pictures are worked on: what somebody waits for first, the rest while the server is idle.

/** One piece of work; equal keys are the same work. */
export interface PictureJob {
  key: string;
  run: () => Promise<unknown>;
}

const WANTED_MAX = 500;
const LATER_MAX = 10_000;
/** Work that failed is not tried again for this long. */
const FAILED_MS = 10 * 60_000;
const FAILED_MAX = 1000;
/** Work that nobody waits for rests while the server itself uses more than this share of a core. */
const BUSY_SHARE = 0.25;
const SAMPLE_MS = 500;

/** Runs one job at a time. Both lists are bounded: what finds no room is refused, and asked for again when needed. */
export class PictureQueue {
  #wanted = new Map<string, PictureJob>();
  #later = new Map<string, PictureJob>();
  #failed = new Map<string, number>();
  #running: PictureJob | null = null;
  #stopped = false;
  #usage = process.cpuUsage();
  #sampledAt = performance.now();

  /** Somebody waits for it. */
  want(job: PictureJob): void {
    if (this.#wanted.size < WANTED_MAX && this.#isNew(job)) {
      this.#later.delete(job.key);
      this.#wanted.set(job.key, job);
      this.#work();
    }
  }

  /** Somebody may want it one day. */
  later(job: PictureJob): void {
    if (this.#later.size < LATER_MAX && this.#isNew(job) && !this.#later.has(job.key)) {
      this.#later.set(job.key, job);
      this.#work();
    }
  }

  /** Nothing is started any more; what waits is forgotten. */
  stop(): void {
    this.#stopped = true;
    this.#wanted.clear();
    this.#later.clear();
  }

  /** How many jobs wait or run. */
  get size(): number {
    return this.#wanted.size + this.#later.size + (this.#running ? 1 : 0);
  }

  #isNew({ key }: PictureJob): boolean {
    const retryAt = this.#failed.get(key) ?? 0;
    return (
      !this.#stopped && !this.#wanted.has(key) && this.#running?.key !== key && retryAt < Date.now()
    );
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    for (let job = this.#next(); job; job = this.#next()) {
      this.#running = job;
      const waits = this.#wanted.delete(job.key);
      if (!waits) this.#later.delete(job.key);
      await job.run().catch(() => this.#fail(job.key));
      if (this.#wanted.size === 0 && this.#later.size > 0) await this.#idle();
      this.#running = null;
    }
  }

  #next(): PictureJob | undefined {
    const [job] = this.#wanted.size > 0 ? this.#wanted.values() : this.#later.values();
    return job;
  }

  /** Resolves when the server has little to do, or somebody waits. */
  async #idle(): Promise<void> {
    while (this.#isBusy() && this.#wanted.size === 0 && !this.#stopped) await Bun.sleep(SAMPLE_MS);
  }

  /** Whether this process was busy since it was last looked at; looks again only after a while. */
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
