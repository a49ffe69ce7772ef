// Hands tasks to the process that encodes pictures; starts it when there is work and ends it when there is none.
import type { Subprocess } from 'bun';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import type { PictureTask, TaskAnswer, TaskMessage } from './picture-process.ts';

const IDLE_MS = 3000;
/** The largest upload takes a few seconds; what takes this long will not end. */
const STUCK_MS = 120_000;

export class PictureWorker {
  #process: Subprocess | undefined;
  #running = new Map<number, PromiseWithResolvers<PictureFacts | undefined>>();
  #id = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly priority: 'low-priority' | 'normal-priority') {}

  /** The id of the process while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The facts of a description, nothing for a variant. Rejects when the task fails or its process ends. */
  run(task: PictureTask): Promise<PictureFacts | undefined> {
    const running = Promise.withResolvers<PictureFacts | undefined>();
    const id = ++this.#id;
    this.#running.set(id, running);
    this.#process ??= this.#start();
    this.#process.send({ id, task } satisfies TaskMessage);
    this.#endLater(STUCK_MS);
    return running.promise;
  }

  /** Ends the process at once; what it was making is not there, and nothing half-made is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#process?.kill('SIGKILL');
    this.#ended();
  }

  #ended(): void {
    this.#process = undefined;
    for (const running of this.#running.values())
      running.reject(new Error('The process that encodes pictures ended'));
    this.#running.clear();
  }

  #endLater(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), ms);
    this.#timer.unref();
  }

  #start(): Subprocess {
    const child: Subprocess = Bun.spawn({
      cmd: [process.execPath, `${import.meta.dir}/picture-process.ts`, this.priority],
      // it needs no secret of the site's
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore'],
      ipc: ({ id, facts, problem }: TaskAnswer) => {
        const running = this.#running.get(id);
        this.#running.delete(id);
        if (problem === undefined) running?.resolve(facts);
        else running?.reject(new Error(problem));
        this.#endLater(this.#running.size > 0 ? STUCK_MS : IDLE_MS);
      },
      onExit: () => {
        if (this.#process === child) this.#ended();
      },
    });
    return child;
  }
}
