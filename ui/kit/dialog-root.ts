// Whether something stands in a dialog: its closing buttons must, and what floats over it scrolls only when it knows.
import { useContext } from 'react';
import { partContext } from './part-context.ts';

/** Provided by `Dialog` and `AlertDialog` to what they hold. */
export const DialogRoot = partContext<object>('Dialog');

export const INSIDE_DIALOG = {};

/** True inside a `Dialog` or an `AlertDialog`. */
export function useIsInsideDialog(): boolean {
  return useContext(DialogRoot) !== null;
}
