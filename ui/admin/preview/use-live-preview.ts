// Keeps the preview of a form up to date while somebody types.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** The pause after the last change before an update. */
const DEBOUNCE_MS = 600;

/** The address of the page, and the values of the form that it shows. Each update has a higher `revision`. */
export interface PreviewPage {
  url: string;
  revision: number;
  values: FieldValues;
}

interface PreviewAnswer {
  previewId: string;
  url: string;
}

/**
 * Sends the form's values with `send`, at once and after each pause in typing in which they changed, one call at a time.
 * After a rejection `failure` is set and the page stays unchanged. `update` sends at once.
 */
export function useLivePreview(
  send: (values: Record<string, unknown>, previewId: string | undefined) => Promise<PreviewAnswer>,
) {
  const { subscribe, getValues } = useFormContext();
  const [page, setPage] = useState<PreviewPage | null>(null);
  const [isDue, setDue] = useState(true);
  const [shown, setShown] = useState<PreviewPage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const updateNow = useRef(() => {});
  const sendValues = useEffectEvent(send);

  useEffect(() => {
    let previewId: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The values that the server rendered last, as text. */
    let rendered: string | undefined;
    let isSending = false;
    let needsUpdate = false;
    let isUnmounted = false;
    const update = async () => {
      clearTimeout(timer);
      timer = undefined;
      needsUpdate = isSending;
      if (isSending) return;
      isSending = true;
      setDue(true);
      try {
        const values = structuredClone(getValues());
        const answer = await sendValues(values, previewId);
        previewId = answer.previewId;
        if (isUnmounted) return;
        rendered = JSON.stringify(values);
        setFailure(null);
        const { url } = answer;
        setPage((before) => ({ url, revision: (before?.revision ?? 0) + 1, values }));
      } catch (error) {
        if (isUnmounted) return;
        rendered = undefined;
        setFailure(error);
      }
      isSending = false;
      if (needsUpdate) updateIfChanged();
      else setDue(timer !== undefined);
    };
    // fields that the form adds while it loads also call the subscription
    const updateIfChanged = () => {
      timer = undefined;
      if (isSending || JSON.stringify(getValues()) !== rendered) void update();
      else setDue(false);
    };
    updateNow.current = () => void update();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setDue(true);
        clearTimeout(timer);
        timer = setTimeout(updateIfChanged, DEBOUNCE_MS);
      },
    });
    void update();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues]);

  return {
    page,
    /** Whether a newer page is due or loads. */
    isUpdating: (isDue || page !== shown) && failure === null,
    failure,
    update: useCallback(() => updateNow.current(), []),
    /** Must be called with each page that has become visible. */
    onShown: setShown,
  };
}
