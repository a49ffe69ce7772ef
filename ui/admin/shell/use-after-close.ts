// What follows once a menu or a dialog has closed, in place of the focus going back to the button that opened it.
import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * `onCloseAutoFocus` is a prop of the panel. `afterClose` takes the action for the next time that it closes, which sets
 * the focus; without one the focus goes back.
 */
export function useAfterClose() {
  const waiting = useRef<(() => void) | null>(null);
  return {
    afterClose(action: () => void) {
      waiting.current = action;
    },
    onCloseAutoFocus(event: Event) {
      const action = waiting.current;
      if (!action) return;
      waiting.current = null;
      event.preventDefault();
      // this is called from a timer, where React would render only after the frame in which the action sets the focus
      flushSync(action);
    },
  };
}
