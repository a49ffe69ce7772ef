// Finds out when a server that was away works again.

const ASKED_EVERY_MS = 3000;
const GIVEN_UP_AFTER_MS = 10_000;

/**
 * Asks `/readyz` every three seconds, and at once when the network is back. Calls `onReachable` once, at the first good
 * answer. The function it returns ends the asking.
 */
export function whenReachable(onReachable: () => void): () => void {
  let timer = setTimeout(ask, ASKED_EVERY_MS);
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', ask);
  };
  async function ask() {
    clearTimeout(timer);
    const isReady = await answers();
    if (ended) return;
    if (isReady) {
      end();
      return onReachable();
    }
    clearTimeout(timer);
    timer = setTimeout(ask, ASKED_EVERY_MS);
  }
  addEventListener('online', ask);
  return end;
}

async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(GIVEN_UP_AFTER_MS);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
