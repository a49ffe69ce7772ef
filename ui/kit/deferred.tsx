// Content whose data may arrive after the page is sent.
import { createContext, type ReactNode, Suspense, use } from 'react';

/** Data that arrived, or that failed. */
export type DeferredResult<T> = { ok: true; value: T } | { ok: false };

/** The result, or a promise of it, which never rejects. */
export type DeferredData<T> = DeferredResult<T> | Promise<DeferredResult<T>>;

interface DeferredProps<T> {
  data: DeferredData<T>;
  /** Shown until late data arrives. */
  fallback: ReactNode;
  /** Shown when the data failed. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/** A `Deferred` sets `isLate` when its data is a promise: the page around it must be streamed. */
export const lateDataContext = createContext<{ isLate: boolean } | null>(null);

/** Renders `children` at once when the data has arrived, else streams them in behind `fallback`. */
export function Deferred<T>({ data, fallback, failed, children }: DeferredProps<T>) {
  const note = use(lateDataContext);
  if (!(data instanceof Promise)) return data.ok ? children(data.value) : failed;
  if (note) note.isLate = true;
  return (
    <Suspense fallback={fallback}>
      <Late data={data} failed={failed}>
        {children}
      </Late>
    </Suspense>
  );
}

function Late<T>({
  data,
  failed,
  children,
}: {
  data: Promise<DeferredResult<T>>;
  failed: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const loaded = use(data);
  return loaded.ok ? children(loaded.value) : failed;
}
