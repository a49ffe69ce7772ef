// Whether a component is inside a dialog: closing buttons must be, and menus and popovers there must be modal to scroll.
import { useContext } from 'react';
import { partContext } from './part-context.ts';

/** Provided by `Dialog` and `AlertDialog` to their content. */
export const DialogRoot = partContext<object>('Dialog');

export const INSIDE_DIALOG = {};

/** True inside a `Dialog` or an `AlertDialog`. */
export function useIsInsideDialog(): boolean {
  return useContext(DialogRoot) !== null;
}
