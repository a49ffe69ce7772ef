// For tests of an order by time: later actions get a later timestamp.

/** Resolves once the clock shows another millisecond. */
export async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise(setImmediate);
}
