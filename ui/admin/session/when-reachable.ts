// Polls a server that was unreachable until it answers again.

const POLL_MS = 3000;
const TIMEOUT_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

/** The delay before the next try, doubled with each of `tries` failed ones: a server may respond and still fail. */
export function retryDelayMs(tries: number): number {
  return Math.min(POLL_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}

/**
 * Polls `/readyz` after `firstMs` and then every three seconds, and at once when the network is back. Calls `onReachable`
 * once, at the first successful answer. Returns a function that stops the polling.
 */
export function whenReachable(onReachable: () => void, firstMs: number): () => void {
  let timer = setTimeout(poll, firstMs);
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', poll);
  };
  async function poll() {
    clearTimeout(timer);
    const isReady = await isServerReady();
    if (ended) return;
    if (isReady) {
      end();
      return onReachable();
    }
    clearTimeout(timer);
    timer = setTimeout(poll, POLL_MS);
  }
  addEventListener('online', poll);
  return end;
}

async function isServerReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
