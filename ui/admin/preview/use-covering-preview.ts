// A preview that covers the form on a small screen, and gives the focus to the form where that is asked for.
import { useRef, useState } from 'react';

/** `inForm` runs what moves the focus into the form, once the preview is closed; `onCloseAutoFocus` belongs to its dialog. */
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
