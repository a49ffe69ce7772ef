// The id in the address of an editing screen.
import { digits } from '#db/contract/fields.ts';

/** The id, or null when `text` is none. */
export function askedId(text: string | undefined): number | null {
  return digits().safeParse(text).data ?? null;
}
