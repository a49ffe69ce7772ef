// Data for a screen: here already, or late and streamed into its place.

import type { AppContext } from '#server/context.ts';
import type { Loaded } from '#ui/kit/deferred.tsx';

/** How long a page waits for its data before it sends its shell without. */
const LATE_MS = 50;

/** Data for `<Deferred>`: what came, or the promise of it. */
export type Data<T> = Loaded<T> | Promise<Loaded<T>>;

/**
 * The data of `promise` when it comes within 50 ms, so that the answer can have its real status;
 * else a promise for `<Deferred>`. A failure is logged and marks the page as not to be kept.
 * In an object, because an async function that returns a promise waits for it.
 */
export async function ready<T>(c: AppContext, promise: Promise<T>): Promise<{ data: Data<T> }> {
  const loaded = promise.then(
    (value): Loaded<T> => ({ ok: true, value }),
    (error): Loaded<T> => {
      c.var.showing.incomplete = true;
      c.var.log.error({ requestId: c.var.requestId, err: error }, 'data failed');
      return { ok: false };
    },
  );
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, LATE_MS, null);
  const first = await Promise.race([loaded, late]);
  clearTimeout(timer);
  return { data: first ?? loaded };
}
