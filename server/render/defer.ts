// Deferred data: a screen waits briefly for its data; later data is streamed into the page.
import type { AppContext } from '#server/context.ts';
import type { DeferredData, DeferredResult } from '#ui/kit/deferred.tsx';

/** How long a page waits for its data before its shell is sent without it. */
const DEFER_AFTER_MS = 50;

/**
 * The result of `promise` when it settles within 50 ms, so that the response gets its real status; otherwise a promise
 * for `<Deferred>`. A failure is logged and keeps the page out of the cache.
 * Wrapped in an object, because returning a promise from an async function would wait for it.
 */
export async function defer<T>(
  c: AppContext,
  promise: Promise<T>,
): Promise<{ data: DeferredData<T> }> {
  const result = promise.then(
    (value): DeferredResult<T> => ({ ok: true, value }),
    (error): DeferredResult<T> => {
      c.get('renderInfo').failed = true;
      c.get('log').error({ requestId: c.get('requestId'), err: error }, 'data failed');
      return { ok: false };
    },
  );
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, DEFER_AFTER_MS, null);
  const first = await Promise.race([result, timeout]);
  clearTimeout(timer);
  return { data: first ?? result };
}

/** The value of settled data; undefined while it is deferred and when it failed. */
export function valueIfReady<T>(data: DeferredData<T>): T | undefined {
  return 'ok' in data && data.ok ? data.value : undefined;
}

/** The status of a page: 503 when its data failed, 404 when its item is null, otherwise 200, also while data is deferred. */
export function statusOf(data: DeferredData<unknown>): 200 | 404 | 503 {
  if ('ok' in data && !data.ok) return 503;
  return valueIfReady(data) === null ? 404 : 200;
}
