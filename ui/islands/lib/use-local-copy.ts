// Keeps a form's unsaved values in this browser while somebody types, and finds what an earlier visit left.
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findCopy, forgetCopy, keepCopy, type LocalCopy } from './local-copy.ts';
import type { Basis } from './stored-item.ts';

/** How long after the last change a copy is kept. */
const KEPT_AFTER_MS = 400;

interface LocalCopyOptions<Values> {
  blank: Values;
  /** The page is left, and nothing needs to be kept any more. */
  saved: boolean;
  /** What is stored that the form began with. */
  basis: () => Basis | null;
  onBasis: (basis: Basis) => void;
}

/**
 * `offer` is a copy of an earlier visit, until it is answered. A copy that is restored is as old as what it began
 * with: when that was saved meanwhile, saving the copy asks which version shall stand.
 */
export function useLocalCopy<Values extends FieldValues, Sent extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'getValues' | 'subscribe'>,
  { blank, saved, basis, onBasis }: LocalCopyOptions<Values>,
) {
  const latest = useRef(basis);
  useEffect(() => {
    latest.current = basis;
  });
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
        basedOn: latest.current(),
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
  }, [saved, getValues, subscribe]);

  return {
    offer,
    /** Sets the form's own values aside, as an offer to bring them back. */
    setAside: (values: Values, basedOn: Basis) =>
      setOffer(keepCopy(localStorage, location.pathname, { values, basedOn })),
    restore() {
      if (!offer) return;
      reset(offer.values, { keepDefaultValues: true });
      if (offer.basedOn) onBasis(offer.basedOn);
      setOffer(null);
    },
    /** What was typed is saved; the offer of an earlier visit stays. */
    forget: () => forgetCopy(localStorage, location.pathname),
    discard() {
      forgetCopy(localStorage, location.pathname);
      setOffer(null);
    },
  };
}
