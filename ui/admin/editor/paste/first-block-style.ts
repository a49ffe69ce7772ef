// How the first paragraph of a paste stands, which an empty one that it goes into would take from it.
import { Slice } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';

/** `slice`, its beginning closed where a paragraph with looks of its own goes into an empty one: so it takes its place. */
export function withFirstLooks(slice: Slice, { $from, empty }: Selection): Slice {
  const first = slice.content.firstChild;
  const isEmpty =
    empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  if (!isEmpty || first?.type.name !== 'paragraph') return slice;
  if (first.hasMarkup(first.type)) return slice;
  return new Slice(slice.content, 0, slice.openEnd);
}
