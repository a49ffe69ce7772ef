// A preview that covers the form on a small screen, and returns the focus to the form on request.
import { useRef, useState } from 'react';

/** `inForm` calls `moveFocus` once the preview is closed, at once if it is; `onCloseAutoFocus` is a prop of its dialog. */
export function useCoveringPreview() {
  const [isCovering, setCovering] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const inForm = (moveFocus: () => void) => {
    if (!isCovering) return moveFocus();
    waiting.current = moveFocus;
    setCovering(false);
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!waiting.current) return;
    event.preventDefault();
    waiting.current();
    waiting.current = null;
  };
  return { isCovering, setCovering, inForm, onCloseAutoFocus };
}
