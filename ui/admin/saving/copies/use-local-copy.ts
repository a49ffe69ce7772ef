// Keeps a form's unsaved values in this browser while somebody types, and finds the copies of earlier visits.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import { changedFields } from '#ui/admin/saving/save-changes.ts';
import type { BaseRevision } from '#ui/admin/saving/stored-item.ts';
import { flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { localStore } from '#ui/kit/browser-storage.ts';
import { randomKey } from '#ui/kit/random-key.ts';
import {
  type CopyContent,
  dropEqualCopies,
  findCopies,
  forgetCopy,
  keepCopy,
  type LocalCopy,
} from './local-copy.ts';

/** How long after the last change a copy is stored, and after the first one at the latest. */
const STORE_AFTER_MS = 400;
const STORE_WITHIN_MS = 2000;

interface LocalCopyOptions<Values> {
  blank: Values;
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  /** The revision that the form is based on, null for a new item. */
  base: () => BaseRevision | null;
  /** The values that the form had before anything was typed. */
  began: () => Values;
  /** Called with the revision that a restored copy is based on; null when nothing was stored then, but something is now. */
  onRestored: (base: BaseRevision | null) => void;
}

/** The form's own copy and those of earlier visits. */
export type LocalCopies<Values extends FieldValues> = ReturnType<
  typeof useLocalCopy<Values, FieldValues>
>;

/**
 * `offer` is a copy of an earlier visit, the newest first, until it is restored or discarded. A restored copy stays based on
 * its own revision, and the form has the changes made to that one: when the item was saved since, saving the copy asks which
 * version to keep.
 */
export function useLocalCopy<Values extends FieldValues, Sent extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'getValues' | 'subscribe'>,
  { blank, isDirty, base, began, onRestored }: LocalCopyOptions<Values>,
) {
  const latest = useRef({ base, began });
  useEffect(() => {
    latest.current = { base, began };
  });
  const [visit] = useState(randomKey);
  const [offers, setOffers] = useState<LocalCopy<Values>[]>([]);
  const own = useRef('');
  const { reset, getValues, subscribe } = form;
  const opened = useRef<{ values: Values; base: BaseRevision | null }>(null);
  // once, after the page has loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values of `blank` are the same fields
  useEffect(() => {
    const values = structuredClone(getValues());
    opened.current = { values, base: latest.current.base() };
    const copies = findCopies(localStore, location.pathname, blank);
    setOffers(dropEqualCopies(localStore, copies, values));
  }, []);

  const copyOf = useCallback((values: Values): CopyContent<Values> => {
    const { base, began } = latest.current;
    return { values, began: changedFields(values, began()), basedOn: base() };
  }, []);
  const keep = useCallback(
    (content: CopyContent<Values>, path = location.pathname) => {
      own.current = keepCopy(localStore, path, visit, content).key;
    },
    [visit],
  );
  const keepOwn = useCallback(() => keep(copyOf(getValues())), [keep, copyOf, getValues]);
  const forgetOwn = useCallback(() => forgetCopy(localStore, own.current), []);
  useEffect(() => keepWhileTyping(subscribe, keepOwn, forgetOwn), [subscribe, keepOwn, forgetOwn]);

  const setAside = (content: CopyContent<Values>) => {
    const copy = keepCopy(localStore, location.pathname, randomKey(), content);
    setOffers((others) => [copy, ...others]);
  };
  const answered = ({ key }: LocalCopy<Values>) => {
    forgetCopy(localStore, key);
    setOffers((others) => others.filter((other) => other.key !== key));
  };
  const offer = offers[0] ?? null;
  return {
    offer,
    /** Stores the values as a separate copy, and offers to restore them over the revision `basedOn`. */
    setAside: (values: Values, basedOn: BaseRevision) => setAside({ ...copyOf(values), basedOn }),
    /** Puts the offer into the form. Values typed there before, saved or not, are then offered in turn. */
    restore() {
      if (!offer) return;
      const values = structuredClone(getValues());
      const isTyped = isDirty || !isEqual(values, opened.current?.values);
      const isOther = !isEqual({ ...values, ...offer.values }, values);
      const before = copyOf(values);
      if (offer.began) reset({ ...offer.values, ...offer.began });
      reset(offer.values, { keepDefaultValues: true });
      if (offer.basedOn || opened.current?.base) onRestored(offer.basedOn ?? null);
      keep({ ...copyOf(offer.values), began: offer.began });
      answered(offer);
      if (isTyped && isOther) setAside(before);
    },
    /** Deletes the form's own copy, once it is saved; the offers of earlier visits stay. */
    forget: forgetOwn,
    /** Moves the form's own copy to `path`, the new address of the form. */
    moveTo(path: string) {
      const isKept = localStore.getItem(own.current) !== null;
      forgetOwn();
      if (isKept) keep(copyOf(getValues()), path);
    },
    discard() {
      if (offer) answered(offer);
    },
  };
}

/**
 * Calls `keep` shortly after a change and before the page is hidden or left, and `forget` once everything is saved. Returns
 * a function that stops this, after a last call for changes that are not kept yet.
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
    // the form may have stopped working
    hide();
    stop();
    removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', hide);
  };
}
