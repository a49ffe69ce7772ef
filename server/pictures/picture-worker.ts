// Passes tasks to the picture process, which is started on demand and ended when idle.
import type { Subprocess } from 'bun';
import {
  OUT_OF_MEMORY,
  type PictureResults,
  type PictureTask,
  type TaskAnswer,
  type TaskMessage,
} from './picture-process.ts';

const IDLE_MS = 3000;
/** The largest picture takes a few seconds; a task that takes this long hangs. */
const TIMEOUT_MS = 120_000;

interface WorkerLimits {
  /** The process ends above this resident memory, in bytes; no limit by default. */
  maxMemory?: number;
  /** How long the process may take to respond. */
  timeoutMs?: number;
}

/** The process ended before it responded: it was stopped, exceeded a limit, or crashed. */
export class PictureProcessError extends Error {
  override name = 'PictureProcessError';
  constructor(readonly reason: 'stopped' | 'memory' | 'time' | 'crash') {
    super(`The picture process ended (${reason})`);
  }
}

export class PictureWorker {
  #process: Subprocess | undefined;
  #running = new Map<number, PromiseWithResolvers<unknown>>();
  #id = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly priority: 'low-priority' | 'normal-priority',
    readonly limits: WorkerLimits = {},
  ) {}

  /** The id of the process, if it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Runs a task in the process. Rejects when the task fails; with `PictureProcessError` when the process ends. */
  async run<Task extends PictureTask>(task: Task): Promise<PictureResults[Task['kind']]> {
    // may throw, such as without memory or file descriptors
    this.#process ??= this.#start();
    const running = Promise.withResolvers<unknown>();
    const id = ++this.#id;
    this.#running.set(id, running);
    this.#process.send({ id, task } satisfies TaskMessage);
    this.#endLater();
    return running.promise as Promise<PictureResults[Task['kind']]>;
  }

  /** Ends the process at once; incomplete files are removed. */
  stop(): void {
    this.#end('stopped');
  }

  #end(reason: PictureProcessError['reason']): void {
    clearTimeout(this.#timer);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
    for (const running of this.#running.values()) running.reject(new PictureProcessError(reason));
    this.#running.clear();
  }

  /** Ends the process after it was idle, or did not respond, for too long. */
  #endLater(): void {
    clearTimeout(this.#timer);
    const isIdle = this.#running.size === 0;
    const ms = isIdle ? IDLE_MS : (this.limits.timeoutMs ?? TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#end(isIdle ? 'stopped' : 'time'), ms);
    this.#timer.unref();
  }

  #start(): Subprocess {
    const { maxMemory = '' } = this.limits;
    const child: Subprocess = Bun.spawn({
      cmd: [
        process.execPath,
        `${import.meta.dir}/picture-process.ts`,
        this.priority,
        String(maxMemory),
      ],
      // it gets no secret of the site
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore'],
      ipc: ({ id, result, problem }: TaskAnswer) => {
        const running = this.#running.get(id);
        this.#running.delete(id);
        if (problem === undefined) running?.resolve(result);
        else running?.reject(new Error(problem));
        this.#endLater();
      },
      onExit: (_, exitCode) => {
        if (this.#process === child) this.#end(exitCode === OUT_OF_MEMORY ? 'memory' : 'crash');
      },
    });
    return child;
  }
}
