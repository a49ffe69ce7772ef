// Keeps a form's unsaved values in this browser while somebody types, and finds what an earlier visit left.
import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findCopy, forgetCopy, keepCopy, type LocalCopy } from './local-copy.ts';

/** How long after the last change a copy is kept. */
const KEPT_AFTER_MS = 400;

interface LocalCopyOptions<Values, Stored> {
  blank: Values;
  /** Nothing needs to be kept any more. */
  saved: boolean;
  /** The stored item that the form began with. */
  stored: RefObject<Stored | null>;
}

/**
 * `offer` is a copy of an earlier visit, until it is answered. A copy that is restored is as old as the item it began
 * with: when that was saved meanwhile, saving the copy asks which version shall stand.
 */
export function useLocalCopy<
  Values extends FieldValues,
  Sent extends FieldValues,
  Stored extends { updatedAt: string },
>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'getValues' | 'subscribe'>,
  { blank, saved, stored }: LocalCopyOptions<Values, Stored>,
) {
  const [offer, setOffer] = useState<LocalCopy<Values> | null>(null);
  const { reset, getValues, subscribe } = form;
  // once, when the page has come
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values of `blank` are the same fields
  useEffect(() => setOffer(findCopy(localStorage, location.pathname, blank)), []);
  useEffect(() => {
    if (saved) return forgetCopy(localStorage, location.pathname);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () =>
      keepCopy(localStorage, location.pathname, {
        values: getValues(),
        basedOn: stored.current?.updatedAt ?? null,
      });
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(keep, KEPT_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [saved, stored, getValues, subscribe]);

  return {
    offer,
    /** Sets the form's own values aside, as an offer to bring them back. */
    setAside: (values: Values, basedOn: string) =>
      setOffer(keepCopy(localStorage, location.pathname, { values, basedOn })),
    restore() {
      if (!offer) return;
      reset(offer.values, { keepDefaultValues: true });
      if (stored.current && offer.basedOn)
        stored.current = { ...stored.current, updatedAt: offer.basedOn };
      setOffer(null);
    },
    discard() {
      forgetCopy(localStorage, location.pathname);
      setOffer(null);
    },
  };
}
