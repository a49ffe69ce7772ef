// An embedded replica: a local copy of a remote database, synced here and written by nothing else.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Subprocess } from 'bun';
import type { SyncRequest, SyncResult } from './replica-sync-process.ts';

/** How long the writes of other machines may take to arrive. */
const SYNC_EVERY_MS = 2000;

/** A sync that takes longer is ended: the server will not answer. What it has fetched stays. */
const SYNC_TIMEOUT_MS = 60_000;

/** Keeps the file at a path equal to a remote database. The file appears with the first sync. */
export class Replica {
  #request: SyncRequest;
  #process: Subprocess | undefined;
  /** The syncs without an answer, oldest first: the running one and at most one behind it. */
  #pending: PromiseWithResolvers<boolean>[] = [];
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval>;

  constructor(path: string, primary: { url: string; authToken?: string }) {
    mkdirSync(dirname(path), { recursive: true });
    this.#request = { path, syncUrl: primary.url, authToken: primary.authToken };
    this.#timer = setInterval(() => this.#pending.length === 0 && this.sync(), SYNC_EVERY_MS);
    this.#timer.unref();
  }

  /**
   * Resolves to true when the file holds all that was committed before the call, to false when the primary is out of
   * reach. Has no time limit but the timeout of a sync: callers set a deadline.
   */
  sync(): Promise<boolean> {
    // the running sync may have missed the newest commit; the one behind it has not, and serves all calls until it starts
    const [, next] = this.#pending;
    if (next) return next.promise;
    const sync = Promise.withResolvers<boolean>();
    try {
      this.#process ??= this.#start();
      this.#process.send(this.#request);
    } catch {
      // no process can be started, or it has just ended: the next call tries again
      return Promise.resolve(false);
    }
    this.#pending.push(sync);
    if (this.#pending.length === 1) this.#resetTimeout();
    return sync.promise;
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
      ipc: (result: SyncResult) => {
        this.#pending.shift()?.resolve(result.problem === undefined);
        this.#resetTimeout();
      },
      onExit: () => {
        this.#process = undefined;
        for (const sync of this.#pending.splice(0)) sync.resolve(false);
        this.#resetTimeout();
      },
    });
  }

  #resetTimeout(): void {
    clearTimeout(this.#timeout);
    if (this.#pending.length === 0) return;
    this.#timeout = setTimeout(() => this.#process?.kill('SIGKILL'), SYNC_TIMEOUT_MS);
    this.#timeout.unref();
  }
}
