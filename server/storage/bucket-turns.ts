// How many calls to buckets a process has under way: Bun has 256 connections for everything, and the database needs some.

const AT_ONCE = 64;

let running = 0;
/** Those that wait for their turn, first come first. */
const waiting = new Set<() => void>();

/** Runs `work` when it is its turn, and rejects when `signal` is aborted before that. A turn ends with the work. */
export async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await turn(signal);
  try {
    return await work();
  } finally {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
}

/** Resolves when the turn of another is handed on. */
function turn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      waiting.delete(start);
      resolve();
    };
    waiting.add(start);
    signal.addEventListener('abort', () => {
      if (waiting.delete(start)) reject(signal.reason);
    });
  });
}
