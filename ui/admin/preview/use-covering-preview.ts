// A preview that covers the form on a small screen, and returns the focus to the form on request.
import { useState } from 'react';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';

/** `inForm` calls `moveFocus` once the preview is closed, at once if it is; `onCloseAutoFocus` is a prop of its dialog. */
export function useCoveringPreview() {
  const [isCovering, setCovering] = useState(false);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const inForm = (moveFocus: () => void) => {
    if (!isCovering) return moveFocus();
    afterClose(moveFocus);
    setCovering(false);
  };
  return { isCovering, setCovering, inForm, onCloseAutoFocus };
}
