// Pasting into an empty paragraph would drop the alignment and direction of the first pasted paragraph.
import { Slice } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';

/** Closes the start of `slice` when a styled paragraph goes into an empty one, so that it replaces the empty one. */
export function keepFirstBlockStyle(slice: Slice, { $from, empty }: Selection): Slice {
  const first = slice.content.firstChild;
  const isEmpty =
    empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  if (!isEmpty || first?.type.name !== 'paragraph') return slice;
  if (first.hasMarkup(first.type)) return slice;
  return new Slice(slice.content, 0, slice.openEnd);
}
