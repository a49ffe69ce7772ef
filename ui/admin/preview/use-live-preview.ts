// Keeps the preview of a form up to date while somebody types.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** How long after the last change the page is made anew. */
const UPDATED_AFTER_MS = 600;

/** Where the page is, and which try of it: each one has a higher `revision`. */
export interface PreviewPage {
  url: string;
  revision: number;
}

interface Shown {
  previewId: string;
  url: string;
}

/**
 * Sends the form's values with `send` at once and again after each pause in typing, one call at a time; what was typed
 * meanwhile follows. `failure` is what `send` rejected with last; the page then stays as it was. `update` sends at once.
 */
export function useLivePreview(
  send: (values: Record<string, unknown>, previewId: string | undefined) => Promise<Shown>,
) {
  const { subscribe, getValues } = useFormContext();
  const [page, setPage] = useState<PreviewPage | null>(null);
  const [isStale, setStale] = useState(true);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(send);
  const now = useRef(() => {});
  useEffect(() => {
    latest.current = send;
  });

  useEffect(() => {
    let previewId: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSending = false;
    let isOwed = false;
    let isGone = false;
    const update = async () => {
      clearTimeout(timer);
      isOwed = isSending;
      if (isSending) return;
      isSending = true;
      setStale(true);
      try {
        const shown = await latest.current(getValues(), previewId);
        previewId = shown.previewId;
        if (isGone) return;
        setFailure(null);
        setPage((before) => ({ url: shown.url, revision: (before?.revision ?? 0) + 1 }));
      } catch (error) {
        if (!isGone) setFailure(error);
      }
      isSending = false;
      if (isOwed && !isGone) void update();
    };
    now.current = () => void update();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setStale(true);
        clearTimeout(timer);
        timer = setTimeout(update, UPDATED_AFTER_MS);
      },
    });
    void update();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues]);

  return {
    page,
    /** Something newer is on its way. */
    isUpdating: isStale && failure === null,
    failure,
    update: useCallback(() => now.current(), []),
    /** Call it when the page is seen. */
    onShown: useCallback(() => setStale(false), []),
  };
}
