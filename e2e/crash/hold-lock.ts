// Another process that gets in the way: `bun hold-lock.ts <file> <plan>` takes the locks of the plan one after the other.
import { Database } from 'bun:sqlite';

/** One lock: how it is taken, for how long it is held, and how long others have their turn after it. */
export interface Hold {
  begin: 'BEGIN IMMEDIATE' | 'BEGIN EXCLUSIVE';
  holdMs: number;
  pauseMs: number;
  /** Lets nobody read either; to be had only for a file that no other process has open. */
  alone?: true;
}

const WAIT_MS = 5000;

if (import.meta.main) await holdAll(process.argv[2] ?? '', JSON.parse(process.argv[3] ?? ''));

async function holdAll(path: string, plan: Hold[]): Promise<void> {
  const db = new Database(path);
  db.run(`PRAGMA busy_timeout=${WAIT_MS}`);
  for (const { begin, holdMs, pauseMs, alone } of plan) {
    if (alone) db.run('PRAGMA locking_mode=EXCLUSIVE');
    db.run(begin);
    console.log('held');
    await Bun.sleep(holdMs);
    db.run('ROLLBACK');
    await Bun.sleep(pauseMs);
  }
  db.close();
}

/** Starts the process. `held` resolves when it has the first lock, `ended` when it is through. */
export function holdLocks(
  path: string,
  plan: Hold[],
): AsyncDisposable & { held: Promise<void>; ended(): Promise<void> } {
  const child = Bun.spawn([process.execPath, import.meta.path, path, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    held: firstLineOf(child.stdout),
    async ended() {
      const code = await child.exited;
      if (code !== 0) throw new Error(`The process with the lock ended with ${code}`);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await child.exited;
    },
  };
}

async function firstLineOf(stream: ReadableStream<Uint8Array>): Promise<void> {
  const { done } = await stream.getReader().read();
  if (done) throw new Error('No lock was taken');
}
