// Polls a server that was unreachable until it answers again.

const POLL_MS = 3000;
const TIMEOUT_MS = 10_000;

/**
 * Polls `/readyz` every three seconds, and at once when the network is back. Calls `onReachable` once, at the first
 * successful answer. Returns a function that stops the polling.
 */
export function whenReachable(onReachable: () => void): () => void {
  let timer = setTimeout(poll, POLL_MS);
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
