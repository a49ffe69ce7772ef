// Hands tasks to the picture process; starts it when there is work and ends it when there is none.
import type { Subprocess } from 'bun';
import {
  OUT_OF_MEMORY,
  type PictureResults,
  type PictureTask,
  type TaskAnswer,
  type TaskMessage,
} from './picture-process.ts';

const IDLE_MS = 3000;
/** The largest picture takes a few seconds; what takes this long will not end. */
const TIMEOUT_MS = 120_000;

interface WorkerLimits {
  /** Resident memory in bytes beyond which the process ends; none when left out. */
  maxMemory?: number;
  /** How long the process may go without an answer. */
  timeoutMs?: number;
}

/** The process ended before it answered: it was stopped, grew or hung beyond its limits, or crashed. */
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

  /** The id of the process while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Runs a task in the process. Rejects when the task fails, with `PictureProcessError` when its process ends. */
  run<Task extends PictureTask>(task: Task): Promise<PictureResults[Task['kind']]> {
    const running = Promise.withResolvers<unknown>();
    const id = ++this.#id;
    this.#running.set(id, running);
    this.#process ??= this.#start();
    this.#process.send({ id, task } satisfies TaskMessage);
    this.#endLater();
    return running.promise as Promise<PictureResults[Task['kind']]>;
  }

  /** Ends the process at once; what it was making is not there, and nothing half-made is. */
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

  /** Ends the process when it has been idle or without an answer for too long. */
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
      // it needs no secret of the site's
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
