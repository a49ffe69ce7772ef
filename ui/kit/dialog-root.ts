// Whether a component is inside a dialog: menus and popovers there must be modal to scroll.
import { createContext, useContext } from 'react';

/** True in the content of `Dialog` and `AlertDialog`. */
export const DialogRoot = createContext(false);

/** True inside a `Dialog` or an `AlertDialog`. */
export function useIsInsideDialog(): boolean {
  return useContext(DialogRoot);
}
