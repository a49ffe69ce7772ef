// An embedded replica: a local copy of a remote database, which this keeps fresh and nobody else may write.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Subprocess } from 'bun';
import type { SyncAnswer, SyncRequest } from './replica-sync-process.ts';

/** How soon the writes of other machines arrive. */
const SYNC_EVERY_MS = 2000;

/** A sync that takes longer waits for a server that will not answer any more; what it has fetched is kept. */
const STUCK_AFTER_MS = 60_000;

/** Keeps the file at a path equal to a remote database. The file appears with the first sync. */
export class Replica {
  #request: SyncRequest;
  #process: Subprocess | undefined;
  /** What the process has been asked and has not answered, in its order: the running sync and at most one behind it. */
  #asked: PromiseWithResolvers<boolean>[] = [];
  #stuck: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval>;

  constructor(path: string, primary: { url: string; authToken?: string }) {
    mkdirSync(dirname(path), { recursive: true });
    this.#request = { path, syncUrl: primary.url, authToken: primary.authToken };
    this.#timer = setInterval(() => this.#asked.length === 0 && this.sync(), SYNC_EVERY_MS);
    this.#timer.unref();
  }

  /**
   * Resolves to true once the file holds all that was committed before the call, to false when the primary is out of
   * reach. May take as long as the network: give it a deadline.
   */
  sync(): Promise<boolean> {
    // the running sync may have passed the newest commit by; the one behind it has not, and serves all who ask meanwhile
    const [, behind] = this.#asked;
    if (behind) return behind.promise;
    const asked = Promise.withResolvers<boolean>();
    this.#asked.push(asked);
    this.#process ??= this.#start();
    this.#process.send(this.#request);
    if (this.#asked.length === 1) this.#watch();
    return asked.promise;
  }

  /** Stops syncing; the file stays. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#process?.kill('SIGKILL');
    await this.#process?.exited;
  }

  #start(): Subprocess {
    return Bun.spawn({
      cmd: [process.execPath, `${import.meta.dir}/replica-sync-process.ts`],
      // libSQL writes its own log lines to stdout
      stdio: ['ignore', 'ignore', 'ignore'],
      ipc: (answer: SyncAnswer) => {
        this.#asked.shift()?.resolve(answer.problem === undefined);
        this.#watch();
      },
      onExit: () => {
        this.#process = undefined;
        for (const asked of this.#asked.splice(0)) asked.resolve(false);
        this.#watch();
      },
    });
  }

  #watch(): void {
    clearTimeout(this.#stuck);
    if (this.#asked.length === 0) return;
    this.#stuck = setTimeout(() => this.#process?.kill('SIGKILL'), STUCK_AFTER_MS);
    this.#stuck.unref();
  }
}
