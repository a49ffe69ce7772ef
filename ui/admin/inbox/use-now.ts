// The current time for ages and due times, without a hydration mismatch.
import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Epoch milliseconds: that of the server (ISO 8601) while hydrating, then the browser's, twice a minute. */
export function useNow(servedAt: string): number {
  const [now, setNow] = useState(() => Date.parse(servedAt));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
