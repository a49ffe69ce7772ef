// An embedded replica: a local copy of a remote database, written only by the sync.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Subprocess } from 'bun';
import type { SyncRequest, SyncResult } from './replica-sync-process.ts';

/** The maximum delay of writes by other machines. */
const SYNC_EVERY_MS = 2000;

/** A longer sync is aborted, because the server will not respond. Fetched data is kept. */
const SYNC_TIMEOUT_MS = 60_000;

/** Keeps the file at a path equal to a remote database. The file is created by the first sync. */
export class Replica {
  #request: SyncRequest;
  #process: Subprocess | undefined;
  /** The pending syncs, oldest first: the running one and at most one queued. */
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
   * Resolves to true when the file has everything committed before the call, to false when the primary is unreachable. Has no
   * time limit except that of a sync: callers set a deadline.
   */
  sync(): Promise<boolean> {
    // the running sync may have missed the newest commit; the queued one includes it, and serves all calls until it starts
    const [, next] = this.#pending;
    if (next) return next.promise;
    const sync = Promise.withResolvers<boolean>();
    try {
      this.#process ??= this.#start();
      this.#process.send(this.#request);
    } catch {
      // the process cannot be started, or has just exited: the next call retries
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
