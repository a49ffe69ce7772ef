// Keeps a form's unsaved values in this browser while somebody types, and finds what earlier visits left.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import type { BaseRevision } from '#ui/admin/saving/stored-item.ts';
import { flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { dropEqualCopies, findCopies, forgetCopy, keepCopy, type LocalCopy } from './local-copy.ts';

/** How long after the last change a copy is stored, and after the first one at the latest. */
const STORE_AFTER_MS = 400;
const STORE_WITHIN_MS = 2000;

interface LocalCopyOptions<Values> {
  blank: Values;
  /** The form has unsaved changes. */
  isDirty: boolean;
  /** The revision that the form is based on, null for a new item. */
  base: () => BaseRevision | null;
  /** Called with the revision that a restored copy is based on. */
  onRestored: (base: BaseRevision) => void;
}

/** The form's own copy and those of earlier visits. */
export type LocalCopies<Values extends FieldValues> = ReturnType<
  typeof useLocalCopy<Values, FieldValues>
>;

/**
 * `offer` is a copy of an earlier visit, the newest first, until it is restored or discarded. A restored copy stays based on
 * its own revision: when the item was saved since, saving the copy asks which version to keep.
 */
export function useLocalCopy<Values extends FieldValues, Sent extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'getValues' | 'subscribe'>,
  { blank, isDirty, base, onRestored }: LocalCopyOptions<Values>,
) {
  const latest = useRef(base);
  useEffect(() => {
    latest.current = base;
  });
  const [visit] = useState(newVisit);
  const [offers, setOffers] = useState<LocalCopy<Values>[]>([]);
  const own = useRef('');
  const { reset, getValues, subscribe } = form;
  const opened = useRef<Values>(null);
  // once, after the page has loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values of `blank` are the same fields
  useEffect(() => {
    opened.current = structuredClone(getValues());
    const copies = findCopies(localStorage, location.pathname, blank);
    setOffers(dropEqualCopies(localStorage, copies, opened.current));
  }, []);

  const keepOwn = useCallback(() => {
    const copy = { values: getValues(), basedOn: latest.current() };
    own.current = keepCopy(localStorage, location.pathname, visit, copy).key;
  }, [getValues, visit]);
  const forgetOwn = useCallback(() => forgetCopy(localStorage, own.current), []);
  useEffect(() => keepWhileTyping(subscribe, keepOwn, forgetOwn), [subscribe, keepOwn, forgetOwn]);

  const setAside = (values: Values, basedOn: BaseRevision | null) => {
    const copy = keepCopy(localStorage, location.pathname, newVisit(), { values, basedOn });
    setOffers((others) => [copy, ...others]);
  };
  const answered = ({ key }: LocalCopy<Values>) => {
    forgetCopy(localStorage, key);
    setOffers((others) => others.filter((other) => other.key !== key));
  };
  const offer = offers[0] ?? null;
  return {
    offer,
    /** Stores the values as a separate copy, and offers to restore them. */
    setAside,
    /** Puts the offer into the form. Values typed there before, saved or not, are then offered in turn. */
    restore() {
      if (!offer) return;
      const values = structuredClone(getValues());
      const isTyped = isDirty || !isEqual(values, opened.current);
      const isOther = !isEqual({ ...values, ...offer.values }, values);
      const before = latest.current();
      reset(offer.values, { keepDefaultValues: true });
      if (offer.basedOn) onRestored(offer.basedOn);
      keepOwn();
      answered(offer);
      if (isTyped && isOther) setAside(values, before);
    },
    /** Drops the form's own copy, once it is saved; the offers of earlier visits stay. */
    forget: forgetOwn,
    /** Moves the form's own copy to `path`, the new address of the form. */
    moveTo(path: string) {
      const isKept = localStorage.getItem(own.current) !== null;
      forgetOwn();
      const copy = { values: getValues(), basedOn: latest.current() };
      if (isKept) own.current = keepCopy(localStorage, path, visit, copy).key;
    },
    discard() {
      if (offer) answered(offer);
    },
  };
}

/**
 * Calls `keep` shortly after a change and before the page is hidden or left, and `forget` once everything is saved. Returns
 * a function that stops this.
 */
function keepWhileTyping<Values extends FieldValues>(
  subscribe: UseFormReturn<Values>['subscribe'],
  keep: () => void,
  forget: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const keepNow = () => {
    settle();
    dueAt = 0;
    keep();
  };
  const stop = subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ isDirty }) => {
      settle();
      if (!isDirty) {
        dueAt = 0;
        return forget();
      }
      dueAt ||= Date.now() + STORE_WITHIN_MS;
      timer = setTimeout(keepNow, Math.min(STORE_AFTER_MS, Math.max(0, dueAt - Date.now())));
    },
  });
  // the last chance to keep a copy
  const hide = () => {
    flushDeferred();
    if (timer !== undefined) keepNow();
  };
  addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', hide);
  return () => {
    settle();
    stop();
    removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** A unique id. Not `crypto.randomUUID`, which is missing on plain http. */
function newVisit(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
