// The id in the address of a form or history.
import { digits } from '#db/contract/fields.ts';

/** The id; null when `text` is not a valid one. */
export function parseId(text: string | undefined): number | null {
  return digits().safeParse(text).data ?? null;
}
